/** 0.10.35 exactly: later versions of tasks-vision tell Google every minute that they are used. */
export const faceVersions = { 'tasks-vision': '0.10.35', face_mesh: '0.4.1657299874' } as const

/** Of what our build makes of them: to be raised with whatever changes a served file. */
const MADE = '2'

/** The folder has the versions of its packages in its name: what lies in it never changes, and may be kept for ever. */
export const faceFolder = `vendor/face/${Object.values(faceVersions).join('_')}_${MADE}`

export const runtimeNames = ['vision_wasm_module_internal.js', 'vision_wasm_module_internal.wasm'] as const
/** Made by tools/make-face-model.mjs. */
export const modelNames = ['face_landmarker.task', 'face_detector.tflite'] as const

/** Absolute: a path alone would be looked for beside the worker's own file. */
export const faceBase = (origin: string): string => `${origin}/${faceFolder}/`
