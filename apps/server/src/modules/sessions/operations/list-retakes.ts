import { countRetakesLeft, findRetakeReason } from '@candor/domain'
import type { Deps } from '../../../deps'
import { AppError } from '../../../platform/errors'
import * as repo from '../repo/index'
import { loadView } from '../session-view'
import { getCurrentFaultReport } from '../take-fault-report'

/** The answers of a session that may be retaken, free of charge, and how many retakes the set still allows. */
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
    const items = row.state.answers.flatMap((answer) => {
      const { isUnusable } = getCurrentFaultReport(view, answer)
      const reason = findRetakeReason(row.state, answer, { isUnusable, nowMs })
      return reason === null ? [] : [{ answerId: answer.answerId, reason, priceCents: 0 }]
    })
    return { retakesLeft: countRetakesLeft(row.state), items }
  })
