import type { Deps } from '../../../../deps'
import { AppError } from '../../../../platform/errors'
import * as repo from '../../repo/integrity'
import type { CandidateActor } from '../candidate-actor'
import { usesSignals } from '../read-integrity'

/** Stores the candidate's comment on one moment or on the whole take. */
export const commentOnSignals = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId'>,
  actor: CandidateActor,
  comment: { readonly sessionId: string; readonly intervalId: string | null; readonly text: string },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    const { sessionId, intervalId, text } = comment
    const session = await repo.readSessionFacts(tx, sessionId)
    if (session === null || !usesSignals(session)) throw new AppError('SESSION_NOT_FOUND')
    const isThere = intervalId === null || (await repo.hasInterval(tx, { sessionId, intervalId }))
    if (!isThere) throw new AppError('SESSION_NOT_FOUND')
    await repo.saveComment(tx, { session, intervalId, text, newId: deps.newId, nowMs: deps.clock.nowMs() })
  })
