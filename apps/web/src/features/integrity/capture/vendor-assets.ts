/** Pinned to 0.10.35: later versions of tasks-vision report their use to Google every minute. */
export const faceVersions = { 'tasks-vision': '0.10.35', face_mesh: '0.4.1657299874' } as const

/** The version of our build of these files. Raise it with every change to a served file. */
const MADE = '2'

/** The folder's name has the versions of its packages, so its content never changes and can be cached forever. */
export const faceFolder = `vendor/face/${Object.values(faceVersions).join('_')}_${MADE}`

export const runtimeNames = ['vision_wasm_module_internal.js', 'vision_wasm_module_internal.wasm'] as const
/** Made by tools/make-face-model.mjs. */
export const modelNames = ['face_landmarker.task', 'face_detector.tflite'] as const

/** Absolute, because a path alone would be resolved against the worker's own file. */
export const faceBase = (origin: string): string => `${origin}/${faceFolder}/`
