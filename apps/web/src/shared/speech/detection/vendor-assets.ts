/** The folder's name contains the package versions, so its files never change and may be cached forever. */
const versions = { 'vad-web': '0.0.31', 'onnxruntime-web': '1.30.0', 'fvad-wasm': '0.2.0' } as const

export const vadFolder = `vendor/vad/${Object.values(versions).join('_')}`

interface VadFile {
  name: string
  /** The source: a file of an installed package, which must have this version. */
  from: string
  version: string
}

/** The files of the folder. The build copies them there (see vad-assets.ts next to vite.config.ts). */
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

/** An absolute URL: with a path, the development server treats the runtime as its own module and fails. */
export const vadBase = (origin: string): string => `${origin}/${vadFolder}/`
