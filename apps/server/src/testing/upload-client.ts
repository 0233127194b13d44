import { createHash, randomUUID } from 'node:crypto'
import { crc32 } from '@candor/media'
import { z } from 'zod'
import type { CandidateSession } from './interview-fixture'

const zBegun = z.object({ uploadId: z.string(), url: z.string(), offsetBytes: z.number(), epoch: z.number() })

/** A response of the append protocol. */
export interface UploadResponse {
  readonly status: number
  readonly code: string | null
  readonly offset: string | null
  readonly epoch: string | null
  readonly isComplete: boolean
  readonly isFinal: boolean
  readonly retryAfter: string | null
}

const readResponse = async (response: Response): Promise<UploadResponse> => {
  const text = await response.text()
  const parsed: unknown = text === '' ? {} : JSON.parse(text)
  const code = typeof parsed === 'object' && parsed !== null && 'code' in parsed ? String(parsed.code) : null
  const { headers } = response
  return {
    status: response.status,
    code,
    offset: headers.get('upload-offset'),
    epoch: headers.get('upload-epoch'),
    isComplete: headers.get('upload-complete') === '?1',
    isFinal: headers.get('upload-final') === '?1',
    retryAfter: headers.get('retry-after'),
  }
}

interface Patch {
  readonly offset?: number
  readonly headers?: Readonly<Record<string, string>>
}

export const sealHeaders = (whole: Uint8Array): Record<string, string> => ({
  'upload-complete': '?1',
  'repr-digest': `sha-256=:${createHash('sha256').update(whole).digest('base64')}:`,
})

/** A page that records an answer, and uploads to the server process that the test chooses. */
export const createUploadClient = (candidateSession: CandidateSession) => {
  const writerId = randomUUID()
  const cookie = 'who=mine'
  const send = (url: string, init: RequestInit = {}): Promise<Response> =>
    fetch(url, { ...init, headers: { cookie, ...init.headers } })
  const post = (server: { url: string }, segmentIndex: number, more: object = {}): Promise<Response> =>
    send(`${server.url}/api/content/file/chunk`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        sessionId: candidateSession.id,
        answerId: candidateSession.view.row.state.answers[0]?.answerId,
        take: 1,
        segmentIndex,
        mime: 'video/webm;codecs=vp8,opus',
        startOffsetMs: 0,
        writerId,
        ...more,
      }),
    })
  return {
    writerId,
    begin: async (server: { url: string }, segmentIndex: number, more: object = {}) =>
      zBegun.parse(await (await post(server, segmentIndex, more)).json()),
    tryBegin: async (server: { url: string }, segmentIndex: number, more: object = {}) =>
      readResponse(await post(server, segmentIndex, more)),
    head: async (server: { url: string }, path: string, headers: Record<string, string> = {}) =>
      readResponse(await send(`${server.url}${path}`, { method: 'HEAD', headers })),
    cancel: async (server: { url: string }, path: string) =>
      readResponse(await send(`${server.url}${path}`, { method: 'DELETE' })),
    patch: async (server: { url: string }, path: string, patch: Patch & { readonly bytes: Uint8Array }) =>
      readResponse(
        await send(`${server.url}${path}`, {
          method: 'PATCH',
          body: new Uint8Array(patch.bytes),
          headers: {
            'content-type': 'application/partial-upload',
            'upload-offset': String(patch.offset ?? 0),
            'upload-crc32': crc32(patch.bytes).toString(16).padStart(8, '0'),
            ...patch.headers,
          },
        }),
      ),
  }
}
