import type { AppendStore } from '@candor/media'
import { z } from 'zod'
import type { Deps } from '../../deps'
import { asMember } from '../../http/caller'
import type { RawHandler } from '../../http/register-raw'
import { sendAttachment } from '../../http/send-attachment'
import { notFound } from '../../platform/errors'
import { getCv } from './operations/get-cv'

const zParams = z.object({ id: z.uuid() })

/** Sends the CV as it was uploaded. */
export const createCvDownload =
  (deps: Deps, store: AppendStore): RawHandler =>
  async (request, reply) => {
    const params = zParams.safeParse(request.params)
    if (!params.success) throw notFound()
    const cv = await getCv(deps, asMember(request.caller), params.data)
    const bytes = await store.read(cv.storageKey)
    if (bytes === null) throw notFound()
    return sendAttachment(reply, cv, bytes)
  }
