import { z } from 'zod'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import type { RawHandler } from '../../http/register-raw'
import { sendAttachment } from '../../http/send-attachment'
import { AppError } from '../../platform/errors'
import { getExport } from './operations/get-export'
import { openExportFile } from './operations/open-export-file'
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
