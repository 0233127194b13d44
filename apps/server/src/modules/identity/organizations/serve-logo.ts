import { zId, zSha256 } from '@candor/contract'
import { z } from 'zod'
import type { Deps } from '../../../deps'
import type { RawHandler } from '../../../http/register-raw'
import { notFound } from '../../../platform/errors'
import { getLogo } from './operations/get-logo'

const zParams = z.object({ id: zId, hash: zSha256 })

/** A logo's address changes with it, so it may be cached forever. */
export const createLogoHandler =
  (deps: Pick<Deps, 'withActor'>): RawHandler =>
  async (request, reply) => {
    const params = zParams.safeParse(request.params)
    if (!params.success) throw notFound()
    const { mime, bytes } = await getLogo(deps, params.data)
    return reply
      .headers({
        'content-type': mime,
        'content-length': String(bytes.byteLength),
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(Buffer.from(bytes))
  }
