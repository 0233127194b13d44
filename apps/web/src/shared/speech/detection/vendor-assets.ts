/** The folder has the versions of its packages in its name: what lies in it never changes, and may be kept for ever. */
const versions = { 'vad-web': '0.0.31', 'onnxruntime-web': '1.30.0', 'fvad-wasm': '0.2.0' } as const

export const vadFolder = `vendor/vad/${Object.values(versions).join('_')}`

interface VadFile {
  name: string
  /** Where it comes from: a file of an installed package, which must have this version. */
  from: string
  version: string
}

/** What lies in the folder; copied there at build, served by this product alone (vad-assets.ts beside vite.config.ts). */
export const vadFiles: readonly VadFile[] = [
  {
    name: 'silero_vad_v6.onnx',
    from: '@ricky0123/vad-web/dist/silero_vad_v6.onnx',
    version: versions['vad-web'],
  },
  {
    name: 'ort-wasm-simd-threaded.mjs',
    from: 'onnxruntime-web/ort-wasm-simd-threaded.mjs',
    version: versions['onnxruntime-web'],
  },
  {
    name: 'ort-wasm-simd-threaded.wasm',
    from: 'onnxruntime-web/ort-wasm-simd-threaded.wasm',
    version: versions['onnxruntime-web'],
  },
  { name: 'fvad.wasm', from: '@echogarden/fvad-wasm/fvad.wasm', version: versions['fvad-wasm'] },
]

/** Absolute: with a path alone, the development server takes the runtime's module for one of its own and fails. */
export const vadBase = (origin: string): string => `${origin}/${vadFolder}/`
