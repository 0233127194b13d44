import type { AuditFilter } from '@candor/contract'
import { query } from '../../../../shared/api/client'

const firstPage: string | undefined = undefined

/** The log page by page, the newest events first. */
export const auditLogQuery = (filter: AuditFilter) =>
  query.company.auditLog.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filter, ...(cursor === undefined ? {} : { cursor }) }),
    initialPageParam: firstPage,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
