import * as ort from 'onnxruntime-web/wasm'
import { serveDetector, type VoiceModel } from './detector-server'
import { DETECTION_HZ, PIECE_SAMPLES } from './pcm-messages'

/** Silero 5 and 6 need the last 4 ms of the previous piece before each piece, so that no onset is missed. */
const CONTEXT_SAMPLES = 64
const STATE_SHAPE = [2, 1, 128] as const

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${response.status} for ${url}`)
  return response.arrayBuffer()
}

function createModel(session: ort.InferenceSession): VoiceModel {
  const rate = new ort.Tensor('int64', [BigInt(DETECTION_HZ)])
  let state: ort.Tensor = new ort.Tensor('float32', new Float32Array(2 * 128), STATE_SHAPE)
  const input = new Float32Array(CONTEXT_SAMPLES + PIECE_SAMPLES)
  const process = async (samples: Float32Array) => {
    input.copyWithin(0, PIECE_SAMPLES)
    input.set(samples, CONTEXT_SAMPLES)
    const piece = new ort.Tensor('float32', input, [1, input.length])
    const { output, stateN } = await session.run({ input: piece, state, sr: rate })
    const probability = output?.data[0]
    if (typeof probability !== 'number' || !(stateN instanceof ort.Tensor))
      throw new Error('not the model that was asked for')
    state = stateN
    return probability
  }
  return { process, close: () => {} }
}

serveDetector(async (base) => {
  ort.env.wasm.numThreads = 1
  ort.env.wasm.wasmPaths = base
  ort.env.logLevel = 'error'
  const model = await fetchBytes(`${base}silero_vad_v6.onnx`)
  const session = await ort.InferenceSession.create(model, { executionProviders: ['wasm'] })
  return () => createModel(session)
})
