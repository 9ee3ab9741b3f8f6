import { settings } from './settings.ts'

const SOUNDS = ['scratch', 'rub', 'tap', 'coin', 'press', 'paper', 'bell', 'call'] as const
export type Sound = (typeof SOUNDS)[number]

let context: AudioContext | undefined

/** Plays a short synthesised sound. Browsers allow none before the first interaction with the page. */
export function sound(name: Sound, step = 0): void {
  if (settings.sound.value === 'off' || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  MAKERS[name](context, context.currentTime + 0.01, step)
}

type Maker = (audio: AudioContext, at: number, step: number) => void

const MAKERS: Record<Sound, Maker> = {
  scratch: (audio, at) => {
    noise(audio, at, 0.09, 3200, 0.05)
    noise(audio, at + 0.11, 0.1, 2700, 0.05)
  },
  rub: (audio, at) => noise(audio, at, 0.18, 900, 0.05),
  tap: (audio, at) => tone(audio, at, 420, 0.05, 0.05, 'triangle'),
  coin: (audio, at, step) => {
    tone(audio, at, 1480 * 1.06 ** step, 0.32, 0.035, 'sine')
    tone(audio, at, 2960 * 1.06 ** step, 0.18, 0.018, 'sine')
  },
  press: (audio, at) => {
    tone(audio, at, 150, 0.16, 0.09, 'sine')
    noise(audio, at, 0.06, 700, 0.03)
  },
  paper: (audio, at) => noise(audio, at, 0.22, 1800, 0.035),
  bell: (audio, at) => {
    for (const [partial, loud] of [
      [1, 0.05],
      [2.4, 0.02],
      [3.9, 0.008],
    ] as const)
      tone(audio, at, 523 * partial, 1.3, loud, 'sine')
  },
  call: (audio, at) => {
    tone(audio, at, 660, 0.12, 0.035, 'sine')
    tone(audio, at + 0.13, 880, 0.2, 0.035, 'sine')
  },
}

function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
  type: OscillatorType,
): void {
  const source = new OscillatorNode(audio, { type, frequency: pitch })
  source.connect(fading(audio, at, length, loud))
  source.start(at)
  source.stop(at + length)
}

function noise(audio: AudioContext, at: number, length: number, pitch: number, loud: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 1.1 })
  source.connect(filter).connect(fading(audio, at, length, loud))
  source.start(at)
}

function fading(audio: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(audio.destination)
  return gain
}
