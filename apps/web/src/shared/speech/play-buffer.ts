import { monotonicMs } from '../clock'
import { followNode, toLoudness } from './follow-level'
import type { PlaybackControl } from './playback-control'
import type { VoiceOutput } from './voice-output'

/** A shorter fade sounds like a click, a longer one like a voice that does not stop. */
const FADE_S = 0.02
const FADED_MS = 25
/** A context whose clock has stopped plays nothing and reports no error. */
const CHECK_MS = 500
const STUCK_CHECKS = 4

/** Plays one buffer from start to end, with pauses in between. */
class BufferVoice {
  private source: AudioBufferSourceNode | null = null
  private gain: GainNode | null = null
  /** Seconds that were played before the current run, and the start of the current run. */
  private playedS = 0
  private beganS = 0

  constructor(
    private readonly output: VoiceOutput,
    private readonly buffer: AudioBuffer,
    private readonly onEnd: () => void,
  ) {}

  get isOn(): boolean {
    return this.source !== null
  }

  start(): void {
    if (this.source !== null) return
    const { context, input } = this.output
    const gain = context.createGain()
    const source = context.createBufferSource()
    source.buffer = this.buffer
    source.connect(gain)
    gain.connect(input)
    source.onended = this.onEnd
    this.beganS = context.currentTime
    source.start(0, this.playedS)
    this.source = source
    this.gain = gain
  }

  stop(): void {
    const { source, gain } = this
    if (source === null || gain === null) return
    const { currentTime } = this.output.context
    this.playedS = Math.min(this.buffer.duration, this.playedS + currentTime - this.beganS)
    source.onended = () => gain.disconnect()
    gain.gain.setValueAtTime(1, currentTime)
    gain.gain.linearRampToValueAtTime(0, currentTime + FADE_S)
    source.stop(currentTime + FADE_S)
    this.source = null
    this.gain = null
  }

  /** The start on the monotonic clock, shifted by all pauses and the output latency. */
  startedAtMs(): number {
    const { context } = this.output
    const latencyMs = 1000 * (context.outputLatency || context.baseLatency || 0)
    return monotonicMs() + latencyMs - 1000 * this.playedS
  }
}

/** Calls back if the context's clock has stopped for two seconds while it should run. */
function watchClock(context: AudioContext, isOn: () => boolean, onStuck: () => void): () => void {
  let lastS = context.currentTime
  let stuckChecks = 0
  const timer = setInterval(() => {
    stuckChecks = isOn() && context.currentTime === lastS ? stuckChecks + 1 : 0
    lastS = context.currentTime
    if (stuckChecks >= STUCK_CHECKS) onStuck()
  }, CHECK_MS)
  return () => clearInterval(timer)
}

/** False: aborted, or the sound stalled. Resolves when the output is silent. */
export function playBuffer(output: VoiceOutput, buffer: AudioBuffer, control: PlaybackControl): Promise<boolean> {
  const { level, signal, pause: pauseControl, onStart } = control
  if (signal.aborted) return Promise.resolve(false)
  return new Promise((resolve) => {
    const finish = (isPlayed: boolean) => {
      release()
      if (isPlayed) return resolve(true)
      voice.stop()
      setTimeout(() => resolve(false), FADED_MS)
    }
    const voice = new BufferVoice(output, buffer, () => finish(true))
    const cancel = () => finish(false)
    const applyPause = () => {
      if (pauseControl.isPaused) return voice.stop()
      voice.start()
      onStart({ startedAtMs: voice.startedAtMs(), durationMs: Math.round(buffer.duration * 1000) })
    }
    const stops = [
      pauseControl.subscribe(applyPause),
      followNode(output.input, output.context, (rms) => level.set(toLoudness(rms))),
      watchClock(output.context, () => voice.isOn, cancel),
    ]
    const release = () => {
      for (const stop of stops) stop()
      signal.removeEventListener('abort', cancel)
      level.set(0)
    }
    signal.addEventListener('abort', cancel)
    applyPause()
  })
}
