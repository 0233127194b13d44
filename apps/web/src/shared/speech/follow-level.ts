import { audioContext } from './audio-context'
import type { LevelOutlet } from './level-source'
import { microphoneNode } from './microphone-node'
import { rootMeanSquare } from './root-mean-square'

/** Often enough for lip sync and voice activity. Unlike an animation frame, an interval runs in background tabs. */
export const LEVEL_INTERVAL_MS = 50
/** Speech of a usual microphone lies around 0.05 to 0.2 root mean square: shown on a scale where that is most of the meter. */
const LOUD_RMS = 0.18

/** Maps to 0 to 1 and raises quiet sounds, as human hearing does. */
export const toLoudness = (rms: number): number => Math.min(1, Math.sqrt(rms / LOUD_RMS))

/** Measures what a node plays or hears until it is stopped. */
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

/** The microphone's loudness into `level` and, raw, into `onRms`. Nothing without Web Audio or without a sound track. */
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
