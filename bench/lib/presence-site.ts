import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const TYPES: Record<string, string> = { js: 'text/javascript', html: 'text/html' }
const HTML = `<!doctype html><meta charset="utf-8"><style>
body{margin:0;background:#12161f}#root{position:relative;overflow:hidden}#root>div{position:relative;width:100%;height:100%}
#root>div>div{width:100%;height:100%}svg{width:100%;height:100%}canvas{position:absolute;inset:0;width:100%;height:100%}
.invisible{visibility:hidden}</style><div id="root"></div><script type="module" src="/presence.js"></script>`

export interface PresenceSite {
  url: string
  /** Gzip size of the model's chunks, which a browser fetches in addition to the drawing. */
  modelGzipBytes: number
  server: Server
}

/** Bundles the page as the product is bundled, with the model behind a dynamic import, and serves it. */
export async function servePresence(entry: string, folder: string): Promise<PresenceSite> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: folder,
    logLevel: 'error',
  })
  await writeFile(join(folder, 'index.html'), HTML)
  const lazy = Object.entries(metafile.outputs).filter(([, output]) => output.entryPoint?.endsWith('mount-model.ts'))
  const names = new Set(lazy.flatMap(([name, output]) => [name, ...output.imports.map((file) => file.path)]))
  const first = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint?.endsWith('presence.tsx'))
  for (const file of first?.[1].imports ?? []) if (file.kind === 'import-statement') names.delete(file.path)
  let modelGzipBytes = 0
  for (const name of names) modelGzipBytes += gzipSync(await readFile(name)).length
  const files = new Set(await readdir(folder))
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const name = path === '/' ? 'index.html' : basename(path)
    const send = async () => {
      if (!files.has(name) || !(await stat(join(folder, name))).isFile()) return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'text/plain' })
      return response.end(await readFile(join(folder, name)))
    }
    send().catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, modelGzipBytes, server }
}
