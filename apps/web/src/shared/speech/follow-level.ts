import { audioContext } from './audio-context'
import type { LevelOutlet } from './level-source'
import { microphoneNode } from './microphone-node'
import { rootMeanSquare } from './root-mean-square'

/** Often enough for lip sync and voice activity. Unlike an animation frame, an interval runs in background tabs. */
export const LEVEL_INTERVAL_MS = 50
/** Speech is usually at 0.05 to 0.2 root mean square, so the scale gives this range most of the meter. */
const LOUD_RMS = 0.18

/** Maps to 0 to 1 and raises quiet sounds, as human hearing does. */
export const toLoudness = (rms: number): number => Math.min(1, Math.sqrt(rms / LOUD_RMS))

/** Measures a node's loudness until it is stopped. */
export function followNode(node: AudioNode, context: BaseAudioContext, onRms: (rms: number) => void): () => void {
  const analyser = context.createAnalyser()
  analyser.fftSize = 2048
  node.connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onRms(rootMeanSquare(samples))
  }, LEVEL_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    node.disconnect(analyser)
  }
}

/** Writes the microphone's loudness to `level` and, unscaled, to `onRms`. Does nothing without Web Audio or a sound track. */
export function followMicrophone(stream: MediaStream, level: LevelOutlet, onRms?: (rms: number) => void): () => void {
  const context = audioContext()
  const source = context && microphoneNode(context, stream)
  if (context === null || source === null) return () => {}
  const stop = followNode(source, context, (rms) => {
    level.set(toLoudness(rms))
    onRms?.(rms)
  })
  return () => {
    stop()
    level.set(0)
  }
}
