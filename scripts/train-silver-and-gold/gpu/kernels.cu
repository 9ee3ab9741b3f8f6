/* The library that library.py loads: kernels that play one game per thread, and their C interface. */

#include <exception>

#include "match.cuh"
#include "self-play.cuh"
#include "tables.cuh"

constexpr int THREADS = 256;
/* Decisions nest deeply. */
constexpr size_t STACK_BYTES = 8192;
/* The deck and the weights lie in shared memory, aligned for vectors of four floats. */
constexpr int DECK_WORDS = (sizeof(Deck) + 15) / 16 * 4;

__host__ __device__ inline int alignedCount(NetKind kind) { return (weightCount(kind) + 3) / 4 * 4; }

__device__ inline void copyToShared(float *shared, const void *source, int words) {
  for (int i = threadIdx.x; i < words; i += blockDim.x) shared[i] = static_cast<const float *>(source)[i];
}

/* One side of a match. library.py has the same structure. */
struct Side {
  const float *weights;
  int kind;
  int looksAhead;
  int keepsByNet;
  int triesDisplay;
};

__device__ inline Bot botOf(const Side &side, const float *weights, float *scratch) {
  const Net net{static_cast<NetKind>(side.kind), weights, scratch};
  return Bot{net, side.looksAhead != 0, side.keepsByNet != 0, side.triesDisplay != 0};
}

__global__ void __launch_bounds__(THREADS)
    selfPlayKernel(const Deck *deckSource, const float *weights, NetKind kind, uint64_t seed, int seats,
                   int games, float trace, Samples samples, float *meanScores) {
  extern __shared__ __align__(16) float shared[];
  float *ownWeights = shared + DECK_WORDS;
  copyToShared(shared, deckSource, sizeof(Deck) / 4);
  copyToShared(ownWeights, weights, weightCount(kind));
  __syncthreads();
  const int game = blockIdx.x * blockDim.x + threadIdx.x;
  if (game >= games) return;
  const Deck &deck = *reinterpret_cast<const Deck *>(shared);
  float scratch[inputs::WIDE];
  const Bot bot{Net{kind, ownWeights, scratch}, false, false, false};
  const size_t first = static_cast<size_t>(game) * seats * SAMPLES_PER_SEAT;
  const Samples own{samples.features + first * inputs::WIDE, samples.targets + first};
  meanScores[game] = playSelf(deck, bot, seats, seed + game * SEED_STEP, trace, own);
}

/* The first games have the bot in the first seat, and so on, with the same deals. */
__global__ void __launch_bounds__(THREADS)
    matchKernel(const Deck *deckSource, Side side, Side rivalSide, int seats, int games, uint64_t seed,
                Outcome *outcomes) {
  extern __shared__ __align__(16) float shared[];
  const NetKind kind = static_cast<NetKind>(side.kind), rivalKind = static_cast<NetKind>(rivalSide.kind);
  float *weights = shared + DECK_WORDS;
  float *rivalWeights = weights + alignedCount(kind);
  copyToShared(shared, deckSource, sizeof(Deck) / 4);
  copyToShared(weights, side.weights, weightCount(kind));
  copyToShared(rivalWeights, rivalSide.weights, weightCount(rivalKind));
  __syncthreads();
  const int game = blockIdx.x * blockDim.x + threadIdx.x;
  if (game >= games) return;
  const Deck &deck = *reinterpret_cast<const Deck *>(shared);
  float scratch[inputs::WIDE];
  const Bot bot = botOf(side, weights, scratch), rival = botOf(rivalSide, rivalWeights, scratch);
  const int deals = games / seats;
  outcomes[game] = playMatch(deck, bot, rival, seats, game / deals, seed + game % deals * SEED_STEP);
}

static Deck *deckOnDevice;

static void check(cudaError_t error) {
  if (error != cudaSuccess) throw std::runtime_error(cudaGetErrorString(error));
}

template <typename Value>
static Value *copyToDevice(const Value *values, size_t count) {
  void *copy;
  check(cudaMalloc(&copy, count * sizeof(Value)));
  check(cudaMemcpy(copy, values, count * sizeof(Value), cudaMemcpyHostToDevice));
  return static_cast<Value *>(copy);
}

static void loadDeck(const char *path) {
  static Tables tables;
  loadTables(path, tables);
  Deck deck = tables.deck;
  deck.turns = copyToDevice(tables.turns.data(), tables.turns.size());
  deck.turnsAfter = copyToDevice(tables.turnsAfter.data(), tables.turnsAfter.size());
  deck.finishChances = copyToDevice(tables.finishChances.data(), tables.finishChances.size());
  deckOnDevice = copyToDevice(&deck, 1);
  check(cudaDeviceSetLimit(cudaLimitStackSize, STACK_BYTES));
}

static int blocksFor(int games) { return (games + THREADS - 1) / THREADS; }

static void allowShared(const void *kernel, size_t bytes) {
  check(cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes));
}

static void finish() {
  check(cudaGetLastError());
  check(cudaDeviceSynchronize());
}

/* Runs an action and returns its error message, or null. */
template <typename Action>
static const char *messageOf(Action action) {
  static std::string message;
  try {
    action();
    return nullptr;
  } catch (const std::exception &error) {
    message = error.what();
    return message.c_str();
  }
}

extern "C" {
int inputCount() { return inputs::WIDE; }
int hiddenCount() { return WIDE_HIDDEN; }
int secondCount() { return WIDE_SECOND; }
int samplesPerSeat() { return SAMPLES_PER_SEAT; }
int laneCount() { return LANES; }
int weightCountOf(int kind) { return weightCount(static_cast<NetKind>(kind)); }

const char *init(const char *deckPath) {
  return messageOf([=] { loadDeck(deckPath); });
}

const char *selfPlay(const float *weights, int kind, uint64_t seed, int seats, int games, float trace,
                     void *features, float *targets, float *meanScores) {
  return messageOf([=] {
    const NetKind netKind = static_cast<NetKind>(kind);
    const size_t bytes = (DECK_WORDS + alignedCount(netKind)) * sizeof(float);
    allowShared(reinterpret_cast<const void *>(selfPlayKernel), bytes);
    const Samples samples{static_cast<__half *>(features), targets};
    selfPlayKernel<<<blocksFor(games), THREADS, bytes>>>(deckOnDevice, weights, netKind, seed, seats, games,
                                                         trace, samples, meanScores);
    finish();
  });
}

/* `games` is a multiple of `seats` times LANES, and that of `selfPlay` one of LANES. */
const char *match(const Side *side, const Side *rival, int seats, int games, uint64_t seed,
                  Outcome *outcomes) {
  return messageOf([=] {
    const int weights =
        alignedCount(static_cast<NetKind>(side->kind)) + alignedCount(static_cast<NetKind>(rival->kind));
    const size_t bytes = (DECK_WORDS + weights) * sizeof(float);
    allowShared(reinterpret_cast<const void *>(matchKernel), bytes);
    matchKernel<<<blocksFor(games), THREADS, bytes>>>(deckOnDevice, *side, *rival, seats, games, seed,
                                                      outcomes);
    finish();
  });
}
}
