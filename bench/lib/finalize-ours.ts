import { readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { crc32, createRecordingIndexer } from '@candor/media'
import type { Product } from '../../e2e/support/product'
import { beginRecording } from '../../e2e/support/scenario'
import type { LongRecording } from './long-recording'

const pieceBytes = 190_000

/** Reads the peak memory of a process so far, in MiB, from Linux. */
export const readPeakMiB = (pid: number): number => {
  const line = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1] ?? 0) / 1024
}

async function* readPieces(recording: LongRecording): AsyncGenerator<{ offset: number; bytes: Uint8Array }> {
  const file = await open(recording.path, 'r')
  try {
    for (let offset = 0; offset < recording.sizeBytes; offset += pieceBytes) {
      const bytes = new Uint8Array(Math.min(pieceBytes, recording.sizeBytes - offset))
      await file.read(bytes, 0, bytes.byteLength, offset)
      yield { offset, bytes }
    }
  } finally {
    await file.close()
  }
}

/** Measures the index in the server's thread: each append, and the header at the stop. */
export const measureIndex = async (recording: LongRecording): Promise<{ pushesMs: number[]; headersMs: number[] }> => {
  const indexer = createRecordingIndexer()
  const pushesMs: number[] = []
  const timed = (run: () => unknown): number => {
    const startMs = performance.now()
    run()
    return performance.now() - startMs
  }
  for await (const { bytes } of readPieces(recording)) pushesMs.push(timed(() => indexer.push(bytes)))
  return { pushesMs, headersMs: Array.from({ length: 10 }, () => timed(() => indexer.playable())) }
}

interface ClientRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array
}

const createClient = (port: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sendRequest = (
    clientRequest: ClientRequest,
  ): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> =>
    new Promise((resolve, reject) => {
      const { method, path, headers } = clientRequest
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', reject)
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        )
      })
      sent.once('error', reject)
      sent.end(clientRequest.body)
    })
  return { sendRequest, close: () => agent.destroy() }
}

export interface Finalized {
  /** From sending the last bytes to their acknowledgment: synced, hashed, sealed, header stored. */
  readonly sealedMs: number
  /** From sending the last bytes until a range with the header and the first bytes is read. */
  readonly playableMs: number
  /** From sending the last bytes until a range in the middle is read. */
  readonly soughtMs: number
  readonly appendsMs: readonly number[]
  /** The file's first bytes, as a player receives them. */
  readonly firstBytes: Buffer
}

/** Uploads the whole recording as a browser does, and plays it at once. */
export const finalizeOurs = async (product: Product, linkId: string, recording: LongRecording): Promise<Finalized> => {
  const person = { firstName: 'Long', lastName: 'Answer', email: `long-${performance.now().toFixed(0)}@example.org` }
  const { api, uploadId, epoch } = await beginRecording(product.url, linkId, person)
  const cookie = api.cookies().map(({ name, value }) => `${name}=${value}`)
  const client = createClient(product.port)
  const appendsMs: number[] = []
  let lastMs = 0
  for await (const { offset, bytes } of readPieces(recording)) {
    const isLast = offset + bytes.byteLength === recording.sizeBytes
    const headers = {
      cookie: cookie.join('; '),
      'content-type': 'application/partial-upload',
      'content-length': String(bytes.byteLength),
      'upload-offset': String(offset),
      'upload-complete': isLast ? '?1' : '?0',
      'upload-epoch': epoch,
      'upload-crc32': crc32(bytes).toString(16).padStart(8, '0'),
      ...(isLast ? { 'repr-digest': `sha-256=:${recording.sha256}:` } : {}),
    }
    lastMs = performance.now()
    const path = `/api/content/file/chunk/${uploadId}`
    const { status, body } = await client.sendRequest({ method: 'PATCH', path, headers, body: bytes })
    if (status !== 204) throw new Error(`an append was answered with ${status}: ${body.toString()}`)
    appendsMs.push(performance.now() - lastMs)
  }
  const sealedMs = performance.now() - lastMs
  const play = (range: string) =>
    client.sendRequest({
      method: 'GET',
      path: `/api/content/file/media/${uploadId}`,
      headers: { cookie: cookie.join('; '), range },
    })
  const first = await play('bytes=0-131071')
  const playableMs = performance.now() - lastMs
  const middle = Math.floor(recording.sizeBytes / 2)
  const sought = await play(`bytes=${middle}-${middle + 131_071}`)
  const soughtMs = performance.now() - lastMs
  client.close()
  if (first.status !== 206 || sought.status !== 206) throw new Error(`playback was answered with ${first.status}`)
  return { sealedMs, playableMs, soughtMs, appendsMs, firstBytes: first.body }
}
