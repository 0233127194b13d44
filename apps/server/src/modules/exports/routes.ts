import { z } from 'zod'
import type { Deps } from '../../deps'
import { attachment } from '../../http/attachment'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import type { RawHandler } from '../../http/register-raw'
import { getCaller } from '../../http/request-caller'
import { sendAttachment } from '../../http/send-attachment'
import { AppError, notFound } from '../../platform/errors'
import { getExport } from './operations/get-export'
import { openExportFile } from './operations/open-export-file'
import { type OwnArchivePorts, openOwnArchive } from './operations/open-own-archive'
import { scheduleExport } from './operations/schedule-export'

type Context = Parameters<typeof scheduleExport>[0] & Parameters<typeof getExport>[0]

export const createExportRoutes = (context: Context, os: Implementer) => ({
  schedule: os.interview.export.schedule.handler(({ input, context: { caller } }) =>
    scheduleExport(context, asMember(caller), input),
  ),
  get: os.interview.export.get.handler(({ input, context: { caller } }) => getExport(context, asMember(caller), input)),
})

const zParams = z.object({ token: z.string() })

/** Sends the file as an attachment. */
export const createExportDownload =
  (context: Parameters<typeof openExportFile>[0]): RawHandler =>
  async (request, reply) => {
    const params = zParams.safeParse(request.params)
    if (!params.success) throw new AppError('LINK_INVALID')
    const file = await openExportFile(context, params.data.token)
    reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'private, no-store' })
    return sendAttachment(reply, file, file.bytes)
  }

const zOwnParams = z.object({ id: z.uuid() })

/** Sends a candidate everything of their own interview. */
export const createOwnArchiveDownload =
  (context: { readonly deps: Pick<Deps, 'clock'>; readonly ports: OwnArchivePorts }): RawHandler =>
  async (request, reply) => {
    const params = zOwnParams.safeParse(request.params)
    if (!params.success) throw notFound()
    const bytes = await openOwnArchive(context, getCaller(request), params.data)
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': attachment('interview.zip'),
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  }
