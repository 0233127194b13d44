import { canRetake } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import * as repo from '../repo/index'
import { loadView } from '../session-view'
import { getCurrentFaultReport } from '../take-fault-report'

/** The answers of a session that may be retaken, free of charge. */
export const listRetakes = async (
  { deps }: { readonly deps: Pick<Deps, 'withActor' | 'clock'> },
  actor: repo.CandidateActor,
  sessionId: string,
) =>
  deps.withActor(actor, async (tx) => {
    const row = await repo.readSession(tx, sessionId)
    if (row === null) throw new AppError('SESSION_NOT_FOUND')
    const view = await loadView(tx, row)
    const nowMs = deps.clock.nowMs()
    return row.state.answers
      .filter((answer) =>
        canRetake(row.state, answer, { isUnusable: getCurrentFaultReport(view, answer).isUnusable, nowMs }),
      )
      .map(({ answerId }) => ({ answerId, reason: 'fault' as const, priceCents: 0 }))
  })
