import { createHash } from 'node:crypto'
import { documentPolicy } from './content-policy'
import { makeOpenApi } from './openapi'
import type { RawHandler } from './register-raw'

type Document = Awaited<ReturnType<typeof makeOpenApi>>

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (value: unknown): string =>
  String(value ?? '').replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

interface Operation {
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly responses?: Readonly<Record<string, unknown>>
}

const rowOf = (method: string, path: string, operation: Operation): string =>
  `<tr><td><code>${escapeHtml(method.toUpperCase())}</code></td><td><code>${escapeHtml(path)}</code></td><td>${escapeHtml(operation.summary)}${operation.description === undefined ? '' : `<br><small>${escapeHtml(operation.description)}</small>`}</td><td>${Object.keys(operation.responses ?? {}).join(' ')}</td></tr>`

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'tags' in value

const sectionsOf = ({ paths }: Document): ReadonlyMap<string, readonly string[]> => {
  const sections = new Map<string, string[]>()
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!isOperation(operation)) continue
      const service = operation.tags?.[0] ?? ''
      sections.set(service, [...(sections.get(service) ?? []), rowOf(method, path, operation)])
    }
  }
  return sections
}

const style =
  'body{font:15px/1.6 ui-sans-serif,system-ui,sans-serif;max-width:1120px;margin:32px auto;padding:0 20px;color:#181b25;background:#fbfaf7}table{width:100%;border-collapse:collapse}td{border-top:1px solid #e3e2dd;padding:8px 12px 8px 0;vertical-align:top;overflow-wrap:anywhere}small{color:#4e525d}h1,h2{line-height:1.35}@media(prefers-color-scheme:dark){body{color:#eff0f3;background:#0d0f15}td{border-color:#2a2e37}small{color:#b4b7bf}a{color:#a1b8fb}}'

const policy = documentPolicy(createHash('sha256').update(style).digest('base64'))

const pageOf = (document: Document): string => {
  const sections = [...sectionsOf(document)]
    .map(([service, rows]) => `<h2>${escapeHtml(service)}</h2><table><tbody>${rows.join('')}</tbody></table>`)
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Candor API</title><style>${style}</style></head><body><main><h1>Candor API</h1><p>${escapeHtml(document.info.description)} The machine-readable form: <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sections}</main></body></html>`
}

/** /api/openapi.json and /api/docs: made once from the contract, the same for everybody. */
export const createReference = (): { openapi: RawHandler; docs: RawHandler } => {
  let made: Promise<Document> | undefined
  const read = (): Promise<Document> => {
    made ??= makeOpenApi()
    return made
  }
  return {
    openapi: async (_request, reply) => reply.type('application/json; charset=utf-8').send(await read()),
    docs: async (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .type('text/html; charset=utf-8')
        .send(pageOf(await read())),
  }
}
