import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { minify, type Plugin } from 'vite'
import { faceFolder, faceVersions, modelNames, runtimeNames } from './src/features/integrity/capture/vendor-assets'
import { type Asset, checkVersion, getCachePath, vendorPlugin } from './vendor-plugin'

const MAKER = fileURLToPath(new URL('../../tools/make-face-model.mjs', import.meta.url))
const resolver = createRequire(import.meta.url)

/** Removes comments: a third of the bytes, and every address of another server. Names and code stay as they are. */
async function withoutRemarks(name: string, bytes: Buffer): Promise<Buffer> {
  const options = { module: true, compress: false, mangle: false, codegen: { removeWhitespace: true } } as const
  const { code, errors } = await minify(name, bytes.toString('utf8'), options)
  if (errors.length > 0) throw new Error(`${name} can't be read: ${errors[0]?.message}`)
  return Buffer.from(code)
}

/** The runtime as its package has it, but for the remarks in its script. */
async function readRuntime(): Promise<Asset[]> {
  const assets: Asset[] = []
  for (const name of runtimeNames) {
    const path = resolver.resolve(`@mediapipe/tasks-vision/${name}`)
    await checkVersion(path, faceVersions['tasks-vision'])
    const bytes = await readFile(path)
    assets.push({ name, bytes: name.endsWith('.js') ? await withoutRemarks(name, bytes) : bytes })
  }
  return assets
}

/** The models, assembled again at every build: it takes a tenth of a second. */
async function makeModels(): Promise<Asset[]> {
  const path = resolver.resolve('@mediapipe/face_mesh/package.json')
  await checkVersion(path, faceVersions.face_mesh)
  await promisify(execFile)(process.execPath, [MAKER, dirname(path), getCachePath(faceFolder)])
  return Promise.all(
    modelNames.map(async (name) => ({ name, bytes: await readFile(join(getCachePath(faceFolder), name)) })),
  )
}

export const readFaceFiles = async (): Promise<Asset[]> => [...(await readRuntime()), ...(await makeModels())]

/** What the integrity signals need: the face landmarker's runtime and its models. */
export const faceAssets = (): Plugin =>
  vendorPlugin({
    folder: faceFolder,
    noticesUrl: new URL('./src/features/integrity/capture/NOTICES.txt', import.meta.url),
    readFiles: readFaceFiles,
  })
