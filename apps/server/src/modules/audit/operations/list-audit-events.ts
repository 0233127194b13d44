import type { AuditEvent, AuditFilter } from '@candor/contract'
import { auditLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { loadNames } from '../load-names'
import { formatCursor, parseCursor, presentAuditEvent } from '../present'
import * as repo from '../repo/audit-events'

/** A page of the organization's audit log, the newest event first. */
export const listAuditEvents = async (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  { cursor, ...filter }: AuditFilter & { readonly cursor?: string | undefined },
): Promise<{ items: AuditEvent[]; nextCursor: string | null }> => {
  const { organizationId } = actor
  const after = cursor === undefined ? null : parseCursor(cursor)
  // One more than is shown tells whether there is a next page.
  const limit = auditLimits.pageEvents + 1
  const rows = await deps.withActor(actor, (tx) => repo.listAuditEvents(tx, { organizationId, filter, after, limit }))
  const page = rows.slice(0, auditLimits.pageEvents)
  const names = await loadNames(deps, actor, page)
  const last = page.at(-1)
  return {
    items: page.map((row) => presentAuditEvent(row, names)),
    nextCursor: rows.length > page.length && last !== undefined ? formatCursor(last) : null,
  }
}
