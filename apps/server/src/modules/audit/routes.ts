import { Readable } from 'node:stream'
import { zAuditFilter } from '@candor/contract'
import type { Deps } from '../../deps'
import { attachment } from '../../http/attachment'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import type { RawHandler } from '../../http/register-raw'
import { getCaller } from '../../http/request-caller'
import { AppError } from '../../platform/errors'
import { exportAuditEvents } from './operations/export-audit-events'
import { listAuditEvents } from './operations/list-audit-events'

export const createAuditRoutes = (deps: Deps, os: Implementer) => ({
  auditLog: {
    list: os.company.auditLog.list.handler(({ input, context }) =>
      listAuditEvents(deps, asMember(context.caller), input),
    ),
  },
})

/** Sends the log as a file, line by line. */
export const createAuditLogExport =
  (deps: Deps): RawHandler =>
  async (request, reply) => {
    const filter = zAuditFilter.safeParse(request.query)
    if (!filter.success) throw new AppError('VALIDATION_FAILED')
    const lines = await exportAuditEvents(deps, asMember(getCaller(request)), filter.data)
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment('audit-log.csv'),
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(lines))
  }
