import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One script per kind of work: a process loads only what it needs, and starts four times as fast. */
type WorkerName = 'document-worker' | 'media-worker' | 'assessment-worker' | 'export-worker'

/** npm packages are found from there as from the built server: it lies below this app. */
const cacheDir = new URL('../../../node_modules/.cache/candor/', import.meta.url)

const findSource = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** From TypeScript sources there is nothing a process could be started on: the scripts are bundled, as the build does. */
export const bundleWorker = async (source: string): Promise<URL> => {
  const files = await bundleScripts(source)
  const hash = createHash('sha256')
  for (const { contents } of files) hash.update(contents)
  const folder = new URL(`workers-${hash.digest('hex').slice(0, 16)}/`, cacheDir)
  const entry = new URL('worker.mjs', folder)
  if (existsSync(entry)) return entry
  await mkdir(folder, { recursive: true })
  // The worker's own script last: where it is, the others are.
  for (const { path, contents } of files.toReversed()) await writeWhole(new URL(basename(path), folder), contents)
  return entry
}

/** Two processes may do this at once: each writes aside, and the last one to finish names the same bytes. */
const writeWhole = async (file: URL, contents: Uint8Array): Promise<void> => {
  const aside = new URL(`${file.href}.${process.pid}`)
  await writeFile(aside, contents)
  await rename(aside, file)
}

const bundleScripts = async (source: string) => {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: { worker: source, 'worker-watchdog': findSource('./worker-watchdog.ts') },
    outdir: fileURLToPath(cacheDir),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'silent',
    plugins: [
      {
        name: 'npm-packages-stay-outside',
        setup({ onResolve }) {
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            path.startsWith('@candor/') || kind === 'entry-point' ? null : { path, external: true },
          )
        },
      },
    ],
  })
  return outputFiles
}

const bundledEntries = new Map<WorkerName, Promise<URL>>()

/** A worker's script: built beside main.mjs, or bundled on the fly under tsx and vitest. */
export const findWorker = (name: WorkerName): Promise<URL> => {
  const builtEntry = new URL(`./${name}.mjs`, import.meta.url)
  if (existsSync(builtEntry)) return Promise.resolve(builtEntry)
  const entry = bundledEntries.get(name) ?? bundleWorker(findSource(`./${name}.ts`))
  bundledEntries.set(name, entry)
  return entry
}
