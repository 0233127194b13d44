import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Saves nearly as much as the highest quality, in a tenth of its time. */
const BROTLI_QUALITY = 9
const NOTICES = 'NOTICES.txt'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
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

export interface Asset {
  name: string
  bytes: Buffer
}

export interface VendorFolder {
  /** Its name has the versions of its packages, so its content never changes and can be cached forever. */
  folder: string
  /** The licenses of the bundled packages. */
  noticesUrl: URL
  readFiles: () => Promise<Asset[]>
}

/** Where what was made of a folder's files is kept between builds. */
export const getCachePath = (folder: string): string =>
  fileURLToPath(new URL(`../../node_modules/.cache/candor/${folder}/`, import.meta.url))

/** Any other version than the one in the folder's name would be cached forever under the wrong name. */
export async function checkVersion(path: string, wanted: string): Promise<void> {
  const folder = existsSync(join(dirname(path), 'package.json')) ? dirname(path) : dirname(dirname(path))
  const { version }: { version?: unknown } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  if (version !== wanted) throw new Error(`${path} is of version ${version}; vendor-assets.ts says ${wanted}`)
}

/** Megabytes are pressed once per version, not at every build. */
async function pressed(folder: string, { name, bytes }: Asset, ending: keyof typeof packers): Promise<Asset> {
  const cached = join(getCachePath(folder), `${name}.${ending}`)
  if (existsSync(cached)) return { name: `${name}.${ending}`, bytes: await readFile(cached) }
  const small = await packers[ending](bytes)
  await mkdir(getCachePath(folder), { recursive: true })
  const unfinished = `${cached}.${process.pid}`
  await writeFile(unfinished, small)
  await rename(unfinished, cached)
  return { name: `${name}.${ending}`, bytes: small }
}

/** Files of other projects under one address of our own, in `vite build` (with pressed copies) as in `vite`. */
export function vendorPlugin({ folder, noticesUrl, readFiles }: VendorFolder): Plugin {
  const readAll = async (): Promise<Asset[]> => [
    ...(await readFiles()),
    { name: NOTICES, bytes: await readFile(fileURLToPath(noticesUrl)) },
  ]
  return {
    name: `candor:${folder.split('/').slice(0, 2).join('-')}`,
    async generateBundle() {
      for (const asset of await readAll()) {
        const isFixed = asset.name !== NOTICES
        const copies = isFixed ? [await pressed(folder, asset, 'br'), await pressed(folder, asset, 'gz')] : []
        for (const { name, bytes } of [asset, ...copies])
          this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: bytes })
      }
    },
    async configureServer(server) {
      const assets = new Map((await readAll()).map(({ name, bytes }) => [`/${folder}/${name}`, bytes]))
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
