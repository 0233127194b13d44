import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pLimit from 'p-limit'
import type { Plugin } from 'vite'

/** Text of our own. Fonts and pictures are compressed already, and `vendor` brings its own copies. */
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/
const IGNORED_FOLDERS = new Set(['.vite', '.prerender', 'vendor'])
/** As many as zlib has threads. */
const CONCURRENCY = 4

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const found = entries.map(async (entry): Promise<string[]> => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : await listFiles(path)
    return COMPRESSIBLE.test(entry.name) ? [path] : []
  })
  return (await Promise.all(found)).flat()
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const copies = [
    { ending: 'br', bytes: await promisify(brotliCompress)(bytes, { params }) },
    { ending: 'gz', bytes: await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
  ]
  for (const copy of copies) {
    // A file of a few bytes grows: the server then sends the file itself.
    if (copy.bytes.length < bytes.length) await writeFile(`${path}.${copy.ending}`, copy.bytes)
  }
}

/** Writes `.br` and `.gz` next to every text file below a folder. */
export async function compressFolder(folder: string): Promise<void> {
  const limit = pLimit(CONCURRENCY)
  const paths = await listFiles(folder)
  await Promise.all(paths.map((path) => limit(() => compressFile(path))))
}

/** Compresses the build once, so that the server never compresses a file. */
export function compressPlugin(): Plugin {
  return {
    name: 'candor:compress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) throw new Error('the build has no output folder')
      await compressFolder(dir)
    },
  }
}
