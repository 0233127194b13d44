import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { faceFolder, faceVersions, modelNames, runtimeNames } from './src/shared/integrity/vendor-assets'
import { type Asset, cacheOf, checkVersion, vendorPlugin } from './vendor-plugin'

const MAKER = fileURLToPath(new URL('../../tools/make-face-model.mjs', import.meta.url))
const resolver = createRequire(import.meta.url)

/** The runtime as its package has it. */
async function readRuntime(): Promise<Asset[]> {
  const assets: Asset[] = []
  for (const name of runtimeNames) {
    const path = resolver.resolve(`@mediapipe/tasks-vision/${name}`)
    await checkVersion(path, faceVersions['tasks-vision'])
    assets.push({ name, bytes: await readFile(path) })
  }
  return assets
}

/** The models, put together anew at every build: a tenth of a second. */
async function makeModels(): Promise<Asset[]> {
  const path = resolver.resolve('@mediapipe/face_mesh/package.json')
  await checkVersion(path, faceVersions.face_mesh)
  await promisify(execFile)(process.execPath, [MAKER, dirname(path), cacheOf(faceFolder)])
  return Promise.all(modelNames.map(async (name) => ({ name, bytes: await readFile(join(cacheOf(faceFolder), name)) })))
}

/** What the integrity signals need: the face landmarker's runtime and its models. */
export const faceAssets = (): Plugin =>
  vendorPlugin({
    folder: faceFolder,
    noticesUrl: new URL('./src/shared/integrity/NOTICES.txt', import.meta.url),
    readFiles: async () => [...(await readRuntime()), ...(await makeModels())],
  })
