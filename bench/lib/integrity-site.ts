import { createServer, type Server } from 'node:http'
import { build } from 'esbuild'
import { getContentPolicy } from '../../apps/server/src/http/content-policy'
import { readFaceFiles } from '../../apps/web/face-assets'
import { faceFolder } from '../../apps/web/src/features/integrity/capture/vendor-assets'

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  ts: 'text/javascript',
  wasm: 'application/wasm',
  '/': 'text/html',
}
const HTML = '<!doctype html><meta charset="utf-8"><body><script type="module" src="/integrity.js"></script>'
const WORKER = 'apps/web/src/features/integrity/capture/face-wasm-worker.ts'

async function bundle(entry: string): Promise<Buffer> {
  const options = { bundle: true, minify: true, format: 'esm', target: 'es2022', write: false } as const
  const { outputFiles } = await build({ ...options, entryPoints: [entry], logLevel: 'error' })
  return Buffer.from(outputFiles[0]?.contents ?? [])
}

function createHeaders(path: string): Record<string, string> {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  if (path.startsWith('/vendor/')) return { 'content-type': type, 'content-security-policy': getContentPolicy('asset') }
  const isWorker = path.endsWith('.ts')
  return { 'content-type': type, ...(isWorker ? { 'content-security-policy': getContentPolicy('wasmWorker') } : {}) }
}

/** Serves a page with a camera, the product's worker and the files it loads, under the product's policies. */
export async function serveIntegrity(): Promise<{ url: string; server: Server }> {
  const files = new Map<string, Buffer>([
    ['/', Buffer.from(HTML)],
    ['/integrity.js', await bundle('bench/pages/integrity.ts')],
    ['/face-wasm-worker.ts', await bundle(WORKER)],
  ])
  for (const { name, bytes } of await readFaceFiles()) files.set(`/${faceFolder}/${name}`, bytes)
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const bytes = files.get(path)
    if (bytes === undefined) return response.writeHead(404).end()
    return response.writeHead(200, createHeaders(path)).end(bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, server }
}
