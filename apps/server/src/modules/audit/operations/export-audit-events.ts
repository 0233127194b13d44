import type { AuditEvent, AuditFilter } from '@candor/contract'
import { auditLimits, formatCsvLine } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { loadNames } from '../load-names'
import { presentAuditEvent } from '../present'
import * as repo from '../repo/audit-events'

const columns: readonly (readonly [string, (event: AuditEvent) => string | null])[] = [
  ['time', ({ at }) => at],
  ['event', ({ type }) => type],
  ['actor_kind', ({ actor }) => actor.kind],
  ['actor', ({ actor }) => actor.name],
  ['actor_id', ({ actor }) => actor.id],
  ['subject_type', ({ subject }) => subject?.type ?? null],
  ['subject', ({ subject }) => subject?.name ?? null],
  ['subject_id', ({ subject }) => subject?.id ?? null],
  ['grantee', ({ grantee }) => grantee?.name ?? null],
  ['grantee_id', ({ grantee }) => grantee?.id ?? null],
  ['detail', ({ detail }) => detail],
  ['count', ({ count }) => (count === null ? null : String(count))],
  ['device', ({ device }) => device],
]
const batchEvents = 1_000

async function* formatLines(
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  filter: AuditFilter,
): AsyncGenerator<string> {
  yield formatCsvLine(columns.map(([name]) => name))
  let after: repo.AuditPosition | null = null
  for (let done = 0; done < auditLimits.exportEvents; done += batchEvents) {
    const query: repo.AuditQuery = { organizationId: actor.organizationId, filter, after, limit: batchEvents }
    const rows = await deps.withActor(actor, (tx) => repo.listAuditEvents(tx, query))
    const names = await loadNames(deps, actor, rows)
    for (const row of rows) {
      const event = presentAuditEvent(row, names)
      yield formatCsvLine(columns.map(([, read]) => read(event) ?? ''))
    }
    after = rows.at(-1) ?? null
    if (rows.length < batchEvents) return
  }
}

/**
 * The organization's audit log as lines of a CSV file. That it is exported is recorded before the first line is read. Each
 * batch is a transaction of its own: a slow reader holds no connection.
 */
export const exportAuditEvents = async (
  deps: Pick<Deps, 'withActor' | 'audit'>,
  actor: MemberCaller,
  filter: AuditFilter,
): Promise<AsyncGenerator<string>> => {
  await deps.withActor(actor, (tx) => deps.audit.record(tx, { type: 'audit_log.exported', actor, subject: null }))
  return formatLines(deps, actor, filter)
}
