import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageClassOf } from '@candor/domain'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'
import { pagePolicy, policyOf } from './content-policy'

/** Stands in the built shell wherever a nonce goes (apps/web/vite.config.ts, `html.cspNonce`). */
const noncePlaceholder = 'candor-nonce'

const makeNonce = (): string => randomBytes(18).toString('base64')

/** The web app: hashed assets for ever, every other address the shell with a nonce of its own, unknown files a plain 404. */
export const registerStatic = async (app: FastifyInstance, webDir: string): Promise<void> => {
  const shellPath = join(webDir, 'index.html')
  if (!existsSync(shellPath)) return
  const shell = (await readFile(shellPath, 'utf8')).split(noncePlaceholder)
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', '.vite/**'],
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/')
      response.header('content-security-policy', policyOf('asset'))
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.[a-z0-9]{1,8}$/i.test(path)
    if (!isPage) throw new AppError('NOT_FOUND')
    const nonce = makeNonce()
    // Kept by nobody: a stored page would carry a nonce that is no longer fresh, and outlive a sign-out.
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': pagePolicy(pageClassOf(path), nonce) })
      .type('text/html; charset=utf-8')
      .send(shell.join(nonce))
  })
}
