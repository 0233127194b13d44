import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'

/** The web app: hashed assets for ever, every other address the shell, unknown files a plain 404. */
export const registerStatic = async (app: FastifyInstance, webDir: string): Promise<void> => {
  const shellPath = join(webDir, 'index.html')
  if (!existsSync(shellPath)) return
  const shell = await readFile(shellPath, 'utf8')
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    setHeaders: (response, path) => {
      const isHashed = path.includes('/assets/')
      response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = request.method === 'GET' && !path.startsWith('/api/') && !/\.[a-z0-9]{1,8}$/i.test(path)
    if (!isPage) throw new AppError('NOT_FOUND')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(shell)
  })
}
