import { DETECTION_HZ, PCM_SAMPLES } from './pcm-messages'
import type { PcmFrame } from './speech-detector'

const FRAME_MS = (PCM_SAMPLES / DETECTION_HZ) * 1000

/** The last seconds of the microphone, in memory only, so that finished speech can be cut out. */
export function createSoundBuffer(maxMs: number) {
  let frames: PcmFrame[] = []
  const most = Math.ceil(maxMs / FRAME_MS)
  return {
    add: (frame: PcmFrame) => {
      frames.push(frame)
      if (frames.length > most * 2) frames = frames.slice(-most)
    },
    /** Returns the buffered sound between two times, in whole frames. */
    cut: (fromMs: number, toMs: number): Int16Array<ArrayBuffer> => {
      const wanted = frames.slice(-most).filter(({ atMs }) => atMs + FRAME_MS > fromMs && atMs < toMs)
      const samples = new Int16Array(wanted.reduce((total, frame) => total + frame.samples.length, 0))
      let at = 0
      for (const frame of wanted) {
        samples.set(frame.samples, at)
        at += frame.samples.length
      }
      return samples
    },
  }
}
