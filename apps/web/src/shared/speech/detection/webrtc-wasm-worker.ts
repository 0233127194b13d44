import fvad from '@echogarden/fvad-wasm'
import { createChunker } from './chunker'
import { serveDetector, type VoiceModel } from './detector-server'
import { DETECTION_HZ } from './pcm-messages'
import { toInt16 } from './resampler'
import { createSmoother } from './smoother'

/** 30 ms. */
const FRAME_SAMPLES = 480
/** 0 to 3; 3 has the fewest false positives. */
const MODE = 3
const SMOOTHED_FRAMES = 10

type Fvad = Awaited<ReturnType<typeof fvad>>

function judgeWith(vad: Fvad): VoiceModel {
  const handle = vad._fvad_new()
  vad._fvad_set_sample_rate(handle, DETECTION_HZ)
  vad._fvad_set_mode(handle, MODE)
  const address = vad._malloc(FRAME_SAMPLES * 2)
  const smoother = createSmoother(SMOOTHED_FRAMES)
  const frames = createChunker(FRAME_SAMPLES, (frame) => {
    vad.HEAP16.set(toInt16(frame), address / 2)
    smoother.add(vad._fvad_process(handle, address, FRAME_SAMPLES) === 1)
  })
  return {
    process: (samples) => {
      frames.push(samples)
      return smoother.share()
    },
    close: () => {
      vad._free(address)
      vad._fvad_free(handle)
    },
  }
}

serveDetector(async (base) => {
  const vad = await fvad({ locateFile: () => `${base}fvad.wasm` })
  return () => judgeWith(vad)
})
