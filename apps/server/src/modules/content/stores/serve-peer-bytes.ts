import type { AppendStore, StoredStat } from '@candor/media'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../deps'
import type { RawHandler } from '../../../http/register-raw'
import { AppError } from '../../../platform/errors'
import { refuseDamaged } from '../../../platform/refuse-damaged'
import { readRange } from '../playback/byte-range'
import { isPermitted, permissionHeader } from './peer-permission'

interface PeerContext {
  readonly deps: Pick<Deps, 'keyedHash' | 'clock'>
  readonly ports: { readonly localStore: AppendStore }
}

const zParams = z.object({ key: z.string().regex(/^[a-z0-9-]{1,80}$/) })

/** Without a permission a caller does not learn whether a key exists. */
const readKey = (context: PeerContext, request: FastifyRequest): string => {
  const params = zParams.safeParse(request.params)
  if (!params.success) throw new AppError('NOT_FOUND')
  const { key } = params.data
  if (!isPermitted(context.deps, key, request.headers[permissionHeader])) throw new AppError('NOT_FOUND')
  return key
}

const showStat = (reply: FastifyReply, stat: StoredStat): FastifyReply =>
  reply.headers({
    'content-type': 'application/octet-stream',
    'accept-ranges': 'bytes',
    'x-candor-size': String(stat.sizeBytes),
    'x-candor-sealed': stat.sealed ? '?1' : '?0',
    'x-candor-key-id': stat.keyId,
    ...(stat.sha256 === undefined ? {} : { 'x-candor-sha256': stat.sha256 }),
  })

const sendBytes = async (
  context: PeerContext,
  reply: FastifyReply,
  wanted: { readonly key: string; readonly sizeBytes: number; readonly range: string | undefined },
): Promise<unknown> => {
  const { key, sizeBytes } = wanted
  const range = readRange(wanted.range, sizeBytes)
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${sizeBytes}`).send()
  const start = range?.start ?? 0
  const endInclusive = Math.min(range?.endInclusive ?? sizeBytes - 1, sizeBytes - 1)
  if (range !== null && start > endInclusive) {
    return reply.status(416).header('content-range', `bytes */${sizeBytes}`).send()
  }
  const stream = await refuseDamaged(context.ports.localStore.read(key, { start, endInclusive }))
  if (stream === null) throw new AppError('NOT_FOUND')
  if (range !== null) reply.status(206).header('content-range', `bytes ${start}-${endInclusive}/${sizeBytes}`)
  return reply.header('content-length', endInclusive - start + 1).send(stream)
}

/** Own bytes for another process of this installation. */
export const createPeerBytesHandler =
  (context: PeerContext): RawHandler =>
  async (request, reply) => {
    const key = readKey(context, request)
    const stat = await refuseDamaged(context.ports.localStore.stat(key))
    if (stat === null) throw new AppError('NOT_FOUND')
    showStat(reply, stat)
    if (request.method === 'HEAD') return reply.send()
    return sendBytes(context, reply, { key, sizeBytes: stat.sizeBytes, range: request.headers.range })
  }
