import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { startScript, startUrl, viewerUrl } from './api-docs'
import { getContentPolicy } from './content-policy'
import { type PreparedFile, prepareFile, sendPrepared } from './prepared-file'

/** The viewer is one file of the package; its Fastify plugin would bring an inline script, and is not used. */
function findViewer(): string {
  const packageIndex = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference')
  return join(dirname(packageIndex), 'js', 'standalone.js')
}

/** Serves a script that is read and compressed when it is first asked for. */
function serveScript(app: FastifyInstance, url: string, load: () => Promise<string | Buffer>): void {
  let script: Promise<PreparedFile> | undefined
  app.get(url, async (request, reply) => {
    script ??= load().then((content) => prepareFile(content, 'text/javascript; charset=utf-8'))
    reply.header('content-security-policy', getContentPolicy('asset'))
    return sendPrepared(request, reply, await script)
  })
}

/** The scripts of the page at /api/docs. */
export function registerApiDocs(app: FastifyInstance): void {
  const viewer = findViewer()
  serveScript(app, viewerUrl, () => readFile(viewer))
  serveScript(app, startUrl, async () => startScript)
}
