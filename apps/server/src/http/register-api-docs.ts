import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { startScript, startUrl, viewerUrl } from './api-docs'
import { getContentPolicy } from './content-policy'

/** The viewer is one file of the package; its Fastify plugin would bring an inline script, and is not used. */
function findViewer(): string {
  const packageIndex = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference')
  return join(dirname(packageIndex), 'js', 'standalone.js')
}

const sendScript = (reply: FastifyReply, script: unknown): FastifyReply =>
  reply
    .headers({ 'content-security-policy': getContentPolicy('asset'), 'cache-control': 'no-cache' })
    .type('text/javascript; charset=utf-8')
    .send(script)

/** The scripts of the page at /api/docs. */
export function registerApiDocs(app: FastifyInstance): void {
  const viewer = findViewer()
  app.get(viewerUrl, async (_request, reply) => sendScript(reply, createReadStream(viewer)))
  app.get(startUrl, async (_request, reply) => sendScript(reply, startScript))
}
