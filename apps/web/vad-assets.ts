import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { vadFiles, vadFolder } from './src/shared/speech/senses/vendor-assets'

const NOTICES = fileURLToPath(new URL('./src/shared/speech/senses/NOTICES.txt', import.meta.url))
/** Fourteen megabytes are pressed once per version, not at every build. */
const CACHE = fileURLToPath(new URL(`../../node_modules/.cache/candor/${vadFolder}/`, import.meta.url))
/** Most of what the highest quality saves, in a tenth of its time. */
const BROTLI_QUALITY = 9

const resolver = createRequire(import.meta.url)
const types: Readonly<Record<string, string>> = {
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.onnx': 'application/octet-stream',
  '.txt': 'text/plain; charset=utf-8',
}

const packers = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const

/** Another version than the folder's name says would be kept for ever under the wrong name. */
async function checkVersion(path: string, wanted: string): Promise<void> {
  const folder = existsSync(join(dirname(path), 'package.json')) ? dirname(path) : dirname(dirname(path))
  const { version }: { version?: unknown } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  if (version !== wanted) throw new Error(`${path} is of version ${version}; vendor-assets.ts says ${wanted}`)
}

interface Asset {
  name: string
  bytes: Buffer
}

async function readAssets(): Promise<Asset[]> {
  const assets: Asset[] = []
  for (const { name, from, version } of vadFiles) {
    const path = resolver.resolve(from)
    await checkVersion(path, version)
    assets.push({ name, bytes: await readFile(path) })
  }
  return [...assets, { name: 'NOTICES.txt', bytes: await readFile(NOTICES) }]
}

async function pressed({ name, bytes }: Asset, ending: keyof typeof packers): Promise<Asset> {
  const cached = join(CACHE, `${name}.${ending}`)
  if (existsSync(cached)) return { name: `${name}.${ending}`, bytes: await readFile(cached) }
  const small = await packers[ending](bytes)
  await mkdir(CACHE, { recursive: true })
  const unfinished = `${cached}.${process.pid}`
  await writeFile(unfinished, small)
  await rename(unfinished, cached)
  return { name: `${name}.${ending}`, bytes: small }
}

/** The speech engines' files under one address of our own, in `vite build` (with pressed copies) as in `vite`. */
export function vadAssets(): Plugin {
  return {
    name: 'candor:vad-assets',
    async generateBundle() {
      for (const asset of await readAssets()) {
        const isFixed = asset.name !== basename(NOTICES)
        const copies = isFixed ? [await pressed(asset, 'br'), await pressed(asset, 'gz')] : []
        for (const { name, bytes } of [asset, ...copies])
          this.emitFile({ type: 'asset', fileName: `${vadFolder}/${name}`, source: bytes })
      }
    },
    async configureServer(server) {
      const assets = new Map((await readAssets()).map(({ name, bytes }) => [`/${vadFolder}/${name}`, bytes]))
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? ''
        const bytes = assets.get(path)
        if (bytes === undefined) return next()
        response.setHeader('content-type', types[path.slice(path.lastIndexOf('.'))] ?? 'application/octet-stream')
        response.end(bytes)
      })
    },
  }
}
