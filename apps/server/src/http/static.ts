import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { classifyPage } from '@candor/domain'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../platform/errors'
import { getContentPolicy, pagePolicy } from './content-policy'

/** The placeholder of nonces in the built shell (apps/web/vite.config.ts, `html.cspNonce`). */
const noncePlaceholder = 'candor-nonce'

/** Workers that compile WebAssembly say so in their name (apps/web, shared/speech/detection). A compressed copy has a longer name. */
const isWasmWorker = (path: string): boolean =>
  /[\\/]assets[\\/][a-z]+-wasm-worker-[^\\/]+\.js(?:\.br|\.gz)?$/.test(path)

/** In any capitals: a page below it would look like an answer of the API. */
const apiPath = /^\/api(\/|$)/i

const keptForEver = 'public, max-age=31536000, immutable'

/** Compressed copies are sent in place of their files, never under their own names. */
const compressedCopies = ['**/*.br', '**/*.gz']

/** Files of other projects that never change under one address, most of them with compressed copies. */
const registerVendor = async (app: FastifyInstance, webDir: string): Promise<void> => {
  const root = join(webDir, 'vendor')
  if (!existsSync(root)) return
  await app.register(fastifyStatic, {
    root,
    prefix: '/vendor/',
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: compressedCopies,
    setHeaders: (response) => {
      response.header('content-security-policy', getContentPolicy('asset'))
      response.header('cache-control', keptForEver)
    },
  })
}

export const makeNonce = (): string => randomBytes(18).toString('base64')

/** The web app: hashed assets are cached forever, every other address gets the shell with a fresh nonce, unknown files a plain 404. */
export const registerStatic = async (app: FastifyInstance, webDir: string): Promise<void> => {
  const shellPath = join(webDir, 'index.html')
  if (!existsSync(shellPath)) return
  const shell = (await readFile(shellPath, 'utf8')).split(noncePlaceholder)
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['index.html', '.vite/**', 'vendor/**', ...compressedCopies],
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/')
      response.header('content-security-policy', getContentPolicy(isWasmWorker(path) ? 'wasmWorker' : 'asset'))
      response.header('cache-control', isHashed ? keptForEver : 'no-cache')
    },
  })
  await registerVendor(app, webDir)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const isPage = isRead && !apiPath.test(path) && !/\.[a-z0-9]{1,8}$/i.test(path)
    if (!isPage) throw new AppError('NOT_FOUND')
    const nonce = makeNonce()
    // Not cached: a stored page would carry a nonce that is no longer fresh, and outlive a sign-out.
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy(classifyPage(path), nonce) })
      .type('text/html; charset=utf-8')
      .send(shell.join(nonce))
  })
}
