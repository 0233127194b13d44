import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { patchModel } from './face-model/patch-model.mjs'
import { storeZip } from './face-model/store-zip.mjs'

/**
 * node tools/make-face-model.mjs <folder of @mediapipe/face_mesh> <folder to write to>
 *
 * Makes the two files that @mediapipe/tasks-vision needs but does not contain. The models come from an older package of the same
 * project (Apache-2.0), without metadata and with separate outputs for mesh and irises. The bytes are the same every time.
 */
const ASSETS_SHA256 = 'dbe5905c582c0462cdaea17e7e6ecea92edaa8cccc515c5e2e7291f2cbb5fb99'
const TASK_SHA256 = '74392772a370b6a1a09e3e9763a96de05c6323fe1d41d7ca00b9575ec15dc362'

const sha256 = (content) => createHash('sha256').update(content).digest('hex')

function mustBe(content, { what, hash }) {
  if (sha256(content) !== hash) throw new Error(`${what} is not what was tried out: ${sha256(content)}`)
  return content
}

function readAssets(folder) {
  const packed = readFileSync(join(folder, 'face_mesh_solution_packed_assets.data'))
  mustBe(packed, { what: 'the package of @mediapipe/face_mesh', hash: ASSETS_SHA256 })
  const loader = readFileSync(join(folder, 'face_mesh_solution_packed_assets_loader.js'), 'utf8')
  const entries = loader.matchAll(/"filename": "[^"]*\/([^"/]+)", "start": (\d+), "end": (\d+)/g)
  const spans = new Map([...entries].map(([, name, start, end]) => [name, [Number(start), Number(end)]]))
  return (name) => packed.subarray(...spans.get(name))
}

/** Writes the file atomically, because another build may read it at the same time. */
function keep(path, content) {
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, path)
}

const [folder, target] = process.argv.slice(2)
if (folder === undefined || target === undefined) throw new Error('which folders?')
const asset = readAssets(folder)
const detector = patchModel(asset('face_detection_short_range.tflite'), {
  mean: 127.5,
  std: 127.5,
  outs: ['regressors', 'classificators'],
})
const landmarks = patchModel(asset('face_landmark_with_attention.tflite'), {
  mean: 0,
  std: 255,
  outs: ['landmarks', 'presence'],
  hasIrises: true,
})
const geometry = 'geometry_pipeline_metadata_landmarks.binarypb'
const task = storeZip({
  'face_detector.tflite': detector,
  'face_landmarks_detector.tflite': landmarks,
  [geometry]: asset(geometry),
})
mkdirSync(target, { recursive: true })
keep(join(target, 'face_landmarker.task'), mustBe(task, { what: 'face_landmarker.task', hash: TASK_SHA256 }))
keep(join(target, 'face_detector.tflite'), detector)
console.log(`face_landmarker.task ${task.length} bytes, sha256 ${TASK_SHA256}`)
