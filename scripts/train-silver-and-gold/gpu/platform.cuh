#pragma once
#include <cstdint>

/* Everything but the kernels also runs on a CPU, so that it can be tested without a GPU. */

#define HD __host__ __device__
/* Large functions are not inlined: copies of them would take long to compile and many registers. */
#define HD_CALLED __host__ __device__ __noinline__

/* Less than any value of a position. */
constexpr float LOWEST = -1e30f;

/* Threads that run in step, each with a game of its own. All of them must come to every `anyLane` and `joinLanes`. */
constexpr int LANES = 32;

HD inline int countBits(uint32_t bits) {
#ifdef __CUDA_ARCH__
  return __popc(bits);
#else
  return __builtin_popcount(bits);
#endif
}

HD inline int lowestBit(uint32_t bits) {
#ifdef __CUDA_ARCH__
  return __ffs(static_cast<int>(bits)) - 1;
#else
  return __builtin_ctz(bits);
#endif
}

HD inline int lowestBit64(uint64_t bits) {
#ifdef __CUDA_ARCH__
  return __ffsll(static_cast<long long>(bits)) - 1;
#else
  return __builtin_ctzll(bits);
#endif
}

/*
 * Whether a condition holds in any game of the warp. All of its threads wait for each other here, so that they run
 * the expensive calls that follow together and not one after the other, which is many times faster. A loop over
 * `anyLane` therefore goes on for every thread until the last one is done, and ignores what it computes for a thread
 * that has nothing left to do. On a CPU each game is alone.
 */
HD inline bool anyLane(bool condition) {
#ifdef __CUDA_ARCH__
  return __any_sync(0xffffffffu, condition);
#else
  return condition;
#endif
}

/* The threads of a warp wait for each other. */
HD inline void joinLanes() {
#ifdef __CUDA_ARCH__
  __syncwarp();
#endif
}

/* SplitMix64. Consecutive seeds give the same numbers one step apart, so seeds of games lie far apart. */
struct Random {
  uint64_t state;

  HD explicit Random(uint64_t seed) : state(seed * 0x9E3779B97F4A7C15ull + 0x1234567) {
    for (int i = 0; i < 4; i++) next();
  }

  HD uint64_t next() {
    uint64_t z = (state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }

  HD uint32_t below(uint32_t limit) {
    return static_cast<uint32_t>(((next() >> 32) * static_cast<uint64_t>(limit)) >> 32);
  }
};

/* The distance between the seeds of two games. */
constexpr uint64_t SEED_STEP = 0x100000001b3ull;
