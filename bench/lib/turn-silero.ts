import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

export const pieceSamples = 512
export const pieceMs = 32
const contextSamples = 64

interface Tensor {
  readonly data: ArrayLike<number | bigint>
}
interface Session {
  run(feeds: Readonly<Record<string, Tensor>>): Promise<{ readonly output?: Tensor; readonly stateN?: Tensor }>
}
interface Runtime {
  readonly env: { readonly wasm: { numThreads?: number }; logLevel?: string }
  readonly InferenceSession: { create(model: Uint8Array, options: object): Promise<Session> }
  readonly Tensor: new (type: string, data: unknown, shape?: readonly number[]) => Tensor
}

/** The state of a voice detector. Detection can continue from it any number of times. */
export interface DetectorState {
  readonly state: Tensor
  readonly context: Float32Array
}
export interface VoiceDetector {
  readonly start: DetectorState
  /** Returns the probability of speech for each whole piece of sound. */
  detect(
    samples: Float32Array,
    from: DetectorState,
  ): Promise<{ readonly probabilities: readonly number[]; readonly next: DetectorState }>
}

/** Opens Silero 6 as the browser runs it: same model file, same WebAssembly runtime, same context. */
export const openSilero = async (): Promise<VoiceDetector> => {
  const here = createRequire(import.meta.url)
  const runtimePath = here.resolve('onnxruntime-web/wasm')
  const ort: Runtime = await import(pathToFileURL(runtimePath).href)
  ort.env.wasm.numThreads = 1
  ort.env.logLevel = 'error'
  const model = readFileSync(join(dirname(here.resolve('@ricky0123/vad-web')), 'silero_vad_v6.onnx'))
  const session = await ort.InferenceSession.create(new Uint8Array(model), { executionProviders: ['wasm'] })
  const rate = new ort.Tensor('int64', [16_000n])
  const detect: VoiceDetector['detect'] = async (samples, from) => {
    const probabilities: number[] = []
    let { state, context } = from
    for (let at = 0; at + pieceSamples <= samples.length; at += pieceSamples) {
      const input = new Float32Array(contextSamples + pieceSamples)
      input.set(context)
      input.set(samples.subarray(at, at + pieceSamples), contextSamples)
      context = input.slice(pieceSamples)
      const found = await session.run({ input: new ort.Tensor('float32', input, [1, input.length]), state, sr: rate })
      const { output, stateN } = found
      if (output === undefined || stateN === undefined)
        throw new Error('unexpected model: it has no output or no state')
      state = stateN
      probabilities.push(Number(output.data[0]))
    }
    return { probabilities, next: { state, context } }
  }
  const start = {
    state: new ort.Tensor('float32', new Float32Array(256), [2, 1, 128]),
    context: new Float32Array(contextSamples),
  }
  return { start, detect }
}
