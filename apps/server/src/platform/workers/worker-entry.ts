import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Beside the server's bundle. */
const builtEntry = new URL('./worker.mjs', import.meta.url)

/** npm packages are found from there as from the built server: it lies below this app. */
const cacheDir = new URL('../../../node_modules/.cache/candor/', import.meta.url)

/** From TypeScript sources there is nothing a thread could be started on: the worker is bundled once, as the build does. */
const bundleEntry = async (): Promise<URL> => {
  const { build } = await import('esbuild')
  const bundled = await build({
    entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
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
  const [script] = bundled.outputFiles
  if (script === undefined) throw new Error('the worker was bundled into nothing')
  const name = `worker-${createHash('sha256').update(script.contents).digest('hex').slice(0, 16)}.mjs`
  const entry = new URL(name, cacheDir)
  if (existsSync(entry)) return entry
  await mkdir(cacheDir, { recursive: true })
  // Two processes may do this at once: each writes aside, and the last one to finish names the same bytes.
  const aside = new URL(`${name}.${process.pid}`, cacheDir)
  await writeFile(aside, script.contents)
  await rename(aside, entry)
  return entry
}

let bundledEntry: Promise<URL> | undefined

/** The worker's script: built beside main.mjs, or bundled on the fly under tsx and vitest. */
export const workerEntry = (): Promise<URL> => {
  if (existsSync(builtEntry)) return Promise.resolve(builtEntry)
  bundledEntry ??= bundleEntry()
  return bundledEntry
}
