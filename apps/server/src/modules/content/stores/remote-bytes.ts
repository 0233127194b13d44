import { Readable } from 'node:stream'
import { storeLimits } from '@candor/domain'
import {
  type ByteRange,
  BytesUnavailableError,
  DamagedBytesError,
  type RemoteBytes,
  type StoredStat,
} from '@candor/media'
import { z } from 'zod'
import type { Deps } from '../../../deps'
import { permissionHeader, signPermission } from './peer-permission'
import type { StoreNodes } from './store-nodes'

type RemoteDeps = Pick<Deps, 'keyedHash' | 'clock' | 'storeId'>

const zStat = z.object({
  sizeBytes: z.coerce.number().int().min(0),
  sealed: z.enum(['?0', '?1']).transform((value) => value === '?1'),
  keyId: z.string(),
  sha256: z.string().nullable(),
})

const readStat = (headers: Headers): StoredStat => {
  const { sha256, ...stat } = zStat.parse({
    sizeBytes: headers.get('x-candor-size'),
    sealed: headers.get('x-candor-sealed'),
    keyId: headers.get('x-candor-key-id'),
    sha256: headers.get('x-candor-sha256'),
  })
  return sha256 === null ? stat : { ...stat, sha256 }
}

async function* readBlocks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw new BytesUnavailableError('The process that holds these bytes stopped in mid-answer', { cause: error })
  }
}

const openStream = (response: Response): Readable =>
  response.body === null ? Readable.from([]) : Readable.from(readBlocks(response.body), { objectMode: false })

/** How long to wait for the start of a response. The body has no deadline. */
const fetchHead = async (url: URL, init: RequestInit): Promise<Response> => {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), storeLimits.goneAfterMs)
  try {
    return await fetch(url, { ...init, signal: waiting.signal, redirect: 'manual' })
  } catch (error) {
    throw new BytesUnavailableError('The process that holds these bytes does not answer', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

interface PeerRequest {
  readonly key: string
  readonly method: 'GET' | 'HEAD'
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks the process that has a key. Null: no process is known to have it, or that process has no such key. */
const askOwner = async (deps: RemoteDeps, stores: StoreNodes, request: PeerRequest): Promise<Response | null> => {
  const { key, method } = request
  const owner = await stores.findOwner(key)
  if (owner === null || owner.ownerId === deps.storeId) return null
  if (owner.store?.isAlive !== true)
    throw new BytesUnavailableError('The process that holds these bytes is unavailable')
  const url = new URL(`/api/content/peer/bytes/${key}`, owner.store.url)
  const headers = { ...request.headers, [permissionHeader]: signPermission(deps, key) }
  const response = await fetchHead(url, { method, headers })
  if (response.ok || response.status === 416) return response
  await response.body?.cancel()
  if (response.status === 404) return null
  if (response.status === 410) throw new DamagedBytesError('The process that holds these bytes found them damaged')
  throw new BytesUnavailableError(`The process that holds these bytes answered ${response.status}`)
}

const rangeHeaders = (range: ByteRange | undefined): Readonly<Record<string, string>> =>
  range === undefined ? {} : { range: `bytes=${range.start}-${range.endInclusive}` }

/** Reads from the disks of other processes; each key is requested from its owner. */
export const createRemoteBytes = (deps: RemoteDeps, stores: StoreNodes): RemoteBytes => ({
  async stat(key) {
    const response = await askOwner(deps, stores, { key, method: 'HEAD' })
    return response === null ? null : readStat(response.headers)
  },
  async read(key, range) {
    const response = await askOwner(deps, stores, { key, method: 'GET', headers: rangeHeaders(range) })
    if (response === null) return null
    if (response.status !== 416) return openStream(response)
    await response.body?.cancel()
    return Readable.from([])
  },
})
