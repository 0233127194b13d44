import { viewerPolicy } from './content-policy'
import { createOpenApi } from './openapi'
import { type PreparedFile, prepareFile, sendPrepared } from './prepared-file'
import type { RawHandler } from './register-raw'
import { makeNonce } from './static'

export const viewerUrl = '/vendor/api-docs/viewer.js'
export const startUrl = '/vendor/api-docs/start.js'

/** Everything of the viewer that would contact another address, or offer to, is off. */
const configuration = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  hideClientButton: true,
  hideTestRequestButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
} as const

export const startScript = `Scalar.createApiReference('#reference', ${JSON.stringify(configuration)})\n`

const createPage = (nonce: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Candor API</title></head><body><main id="reference"></main><script src="${viewerUrl}" nonce="${nonce}"></script><script src="${startUrl}" nonce="${nonce}"></script></body></html>`

const prepareDocument = async (): Promise<PreparedFile> =>
  prepareFile(JSON.stringify(await createOpenApi()), 'application/json; charset=utf-8')

/** /api/openapi.json, created once from the contract, and the page that shows it. */
export function createApiDocs(): { openapi: RawHandler; docs: RawHandler } {
  let document: Promise<PreparedFile> | undefined
  return {
    openapi: async (request, reply) => {
      document ??= prepareDocument()
      return sendPrepared(request, reply, await document)
    },
    docs: async (_request, reply) => {
      const nonce = makeNonce()
      return reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': viewerPolicy(nonce) })
        .type('text/html; charset=utf-8')
        .send(createPage(nonce))
    },
  }
}
