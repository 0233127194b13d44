import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../../deps'
import { asUser } from '../../../http/caller'
import type { RawHandler } from '../../../http/register-raw'
import { notFound } from '../../../platform/errors'
import { getAvatar } from './operations/get-avatar'

const zParams = z.object({ id: z.uuid() })
const zQuery = z.object({ v: z.string().optional() })

/** A picture's address changes with it, so that it may be kept for ever; asked for by an older address it may not. */
const cachingOf = (request: FastifyRequest, image: string | null): string => {
  const query = zQuery.safeParse(request.query)
  const isCurrent = query.success && query.data.v === image
  return isCurrent ? 'private, max-age=31536000, immutable' : 'private, no-cache'
}

/** The picture of oneself or of a colleague. */
export const createAvatarHandler =
  (deps: Pick<Deps, 'withActor'>): RawHandler =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const params = zParams.safeParse(request.params)
    if (!params.success) throw notFound()
    const { mime, bytes, image } = await getAvatar(deps, asUser(request.caller), params.data)
    return reply
      .headers({
        'content-type': mime,
        'content-length': String(bytes.byteLength),
        'cache-control': cachingOf(request, image),
      })
      .send(Buffer.from(bytes))
  }
