/**
 * Makes the files that Chromium's fake microphone and camera play in the browser tests, and a manifest of their contents, in a
 * git-ignored folder. Does nothing if the files exist and their sources have not changed.
 *
 *   apt-get install flite espeak-ng ffmpeg
 *   node tools/make-media-fixtures.mjs [--out .data/fixtures]
 *
 * Prints the path of manifest.json: { key, camera: { file, framesPerSecond, frames }, tracks: [{ file, language, durationMs,
 * answers: [{ id, question, text, startMs, endMs, sentences: [{ text, startMs, endMs }] }] }] }, files relative to it.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { cameraFrames, cameraFramesPerSecond, drawCamera } from './media-fixtures/drawn-face.mjs'
import { speakAnswers } from './media-fixtures/spoken-track.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const textsPath = join(root, 'e2e/fixtures/media/spoken-answers.json')
const sources = [
  textsPath,
  ...[
    'tools/make-media-fixtures.mjs',
    'tools/media-fixtures/drawn-face.mjs',
    'tools/media-fixtures/spoken-track.mjs',
  ].map((path) => join(root, path)),
]

/** Changes when any source of the files changes. */
function hashSources() {
  const hash = createHash('sha256')
  for (const path of sources) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

function isFresh(folder, key) {
  const manifestPath = join(folder, 'manifest.json')
  if (!existsSync(manifestPath)) return false
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'))
  const files = [manifest.camera.file, ...manifest.tracks.map((track) => track.file)]
  return manifest.key === key && files.every((file) => existsSync(join(folder, file)))
}

function listMissingTools() {
  return ['flite', 'espeak-ng', 'ffmpeg'].filter((tool) => spawnSync(tool, ['-version'], { stdio: 'ignore' }).error)
}

/** Makes the files in a separate folder and moves them in, the manifest last, so that another run never sees partial files. */
async function make(folder, key) {
  const parts = join(folder, `.making-${process.pid}`)
  mkdirSync(parts, { recursive: true })
  try {
    const texts = JSON.parse(readFileSync(textsPath, 'utf8'))
    const spoken = [...speakAnswers('en', texts.en), ...speakAnswers('vi', texts.vi)]
    for (const { name, wav } of spoken) writeFileSync(join(parts, name), wav)
    await drawCamera(join(parts, 'camera.mjpeg'))
    const manifest = {
      key,
      camera: { file: 'camera.mjpeg', framesPerSecond: cameraFramesPerSecond, frames: cameraFrames },
      tracks: spoken.map(({ name, truth }) => ({ file: name, ...truth })),
    }
    writeFileSync(join(parts, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    for (const file of ['camera.mjpeg', ...spoken.map(({ name }) => name), 'manifest.json']) {
      renameSync(join(parts, file), join(folder, file))
    }
  } finally {
    rmSync(parts, { recursive: true, force: true })
  }
}

const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, '.data/fixtures') } } })
const folder = resolve(values.out)
const key = hashSources()
if (!isFresh(folder, key)) {
  const missing = listMissingTools()
  if (missing.length > 0) {
    console.error(`not installed: ${missing.join(', ')} (apt-get install flite espeak-ng ffmpeg)`)
    process.exit(1)
  }
  await make(folder, key)
}
console.log(join(folder, 'manifest.json'))
