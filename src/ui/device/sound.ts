import { settings } from './settings.ts'

const SOUNDS = ['scratch', 'rub', 'tap', 'coin', 'press', 'paper', 'bell', 'call'] as const
export type Sound = (typeof SOUNDS)[number]

/** The volume at which the sounds are as loud as they were composed, in percent. */
const COMPOSED_VOLUME = 60

/** What all sounds go through, and which sets the volume. */
let output: GainNode | undefined

/** Plays a short synthesised sound. Browsers allow none before the first interaction with the page. */
export function sound(name: Sound, step = 0): void {
  const { sound: switched, volume } = settings
  if (switched.value === 'off' || volume.value === 0 || !navigator.userActivation?.hasBeenActive) return
  output ??= openOutput()
  const { context } = output
  if (context.state === 'suspended' && context instanceof AudioContext) void context.resume()
  // Squared, so that equal steps of the slider sound about equal.
  output.gain.value = (volume.value / COMPOSED_VOLUME) ** 2
  MAKERS[name](output, context.currentTime + 0.01, step)
}

function openOutput(): GainNode {
  const audio = new AudioContext()
  const gain = new GainNode(audio)
  gain.connect(audio.destination)
  return gain
}

type Maker = (output: GainNode, at: number, step: number) => void

const MAKERS: Record<Sound, Maker> = {
  scratch: (output, at) => {
    noise(output, at, 0.09, 3200, 0.05)
    noise(output, at + 0.11, 0.1, 2700, 0.05)
  },
  rub: (output, at) => noise(output, at, 0.18, 900, 0.05),
  tap: (output, at) => tone(output, at, 420, 0.05, 0.05, 'triangle'),
  coin: (output, at, step) => {
    tone(output, at, 1480 * 1.06 ** step, 0.32, 0.035, 'sine')
    tone(output, at, 2960 * 1.06 ** step, 0.18, 0.018, 'sine')
  },
  press: (output, at) => {
    tone(output, at, 150, 0.16, 0.09, 'sine')
    noise(output, at, 0.06, 700, 0.03)
  },
  paper: (output, at) => noise(output, at, 0.22, 1800, 0.035),
  bell: (output, at) => {
    for (const [partial, loud] of [
      [1, 0.05],
      [2.4, 0.02],
      [3.9, 0.008],
    ] as const)
      tone(output, at, 523 * partial, 1.3, loud, 'sine')
  },
  call: (output, at) => {
    tone(output, at, 660, 0.12, 0.035, 'sine')
    tone(output, at + 0.13, 880, 0.2, 0.035, 'sine')
  },
}

function tone(
  output: GainNode,
  at: number,
  pitch: number,
  length: number,
  loud: number,
  type: OscillatorType,
): void {
  const source = new OscillatorNode(output.context, { type, frequency: pitch })
  source.connect(fading(output, at, length, loud))
  source.start(at)
  source.stop(at + length)
}

function noise(output: GainNode, at: number, length: number, pitch: number, loud: number): void {
  const { context } = output
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(context, { buffer })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.1 })
  source.connect(filter).connect(fading(output, at, length, loud))
  source.start(at)
}

function fading(output: GainNode, at: number, length: number, loud: number): GainNode {
  const gain = new GainNode(output.context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(output)
  return gain
}
