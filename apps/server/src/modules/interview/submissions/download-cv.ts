import type { AppendStore } from '@candor/media'
import { z } from 'zod'
import type { Deps } from '../../../deps'
import { notFound } from '../../../errors'
import { attachment } from '../../../http/attachment'
import { asMember } from '../../../http/caller'
import type { RawHandler } from '../../../http/register-raw'
import { getCv } from './operations/get-cv'

const zParams = z.object({ id: z.uuid() })

/** Sends the CV as it was uploaded, always as an attachment: a browser never renders a stranger's file here. */
export const createCvDownload =
  (deps: Deps, store: AppendStore): RawHandler =>
  async (request, reply) => {
    const params = zParams.safeParse(request.params)
    if (!params.success) throw notFound()
    const cv = await getCv(deps, asMember(request.caller), params.data)
    const bytes = await store.read(cv.storageKey)
    if (bytes === null) throw notFound()
    return reply
      .headers({
        'content-type': 'application/octet-stream',
        'content-length': String(cv.sizeBytes),
        'content-disposition': attachment(cv.name),
      })
      .send(bytes)
  }
