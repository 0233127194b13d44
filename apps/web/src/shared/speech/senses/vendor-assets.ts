/** Versions of what is copied from node_modules at build (vite.config.ts compares them with what is installed). */
export const vadVersions = {
  '@ricky0123/vad-web': '0.0.31',
  'onnxruntime-web': '1.30.0',
  '@echogarden/fvad-wasm': '0.2.0',
} as const

/** The folder has the versions in its name: what lies in it never changes, and may be kept for ever. */
export const vadFolder = `vendor/vad/${Object.values(vadVersions).join('_')}`

/** What lies in it, and which package it comes from. */
export const vadFiles = {
  'silero_vad_v6.onnx': '@ricky0123/vad-web/dist/silero_vad_v6.onnx',
  'ort-wasm-simd-threaded.mjs': 'onnxruntime-web/dist/ort-wasm-simd-threaded.mjs',
  'ort-wasm-simd-threaded.wasm': 'onnxruntime-web/dist/ort-wasm-simd-threaded.wasm',
  'fvad.wasm': '@echogarden/fvad-wasm/fvad.wasm',
} as const

/** Absolute: with a path alone, the development server takes the runtime's module for one of its own and fails. */
export const vadBase = (origin: string): string => `${origin}/${vadFolder}/`
