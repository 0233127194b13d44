import { auditLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import * as repo from '../repo/audit-events'

/** Deletes events past their time. */
export const sweepAuditEvents = (deps: Pick<Deps, 'withActor' | 'clock'>): Promise<void> =>
  deps.withActor({ kind: 'worker' }, (tx) =>
    repo.sweepAuditEvents(tx, new Date(deps.clock.nowMs() - auditLimits.retentionMs)),
  )
