import type { Deps } from '../../../deps'
import type { Implementer } from '../../../http/implement'
import { findCandidateActor } from '../../sessions'
import { commentOnSignals } from './operations/comment-on-signals'
import { getOwnIntegrity } from './operations/get-own-integrity'
import { reportTake } from './operations/report-take'

/** Moments that a candidate's device reported; the candidate can read them and comment on them. */
export const createIntegrityRoutes = (deps: Deps, os: Implementer) => {
  const { integrity } = os.interview
  return {
    report: integrity.report.handler(async ({ input, context }) => {
      await reportTake(deps, await findCandidateActor(deps, context.caller, input.sessionId), input)
    }),
    view: integrity.view.handler(async ({ input, context }) => {
      const actor = await findCandidateActor(deps, context.caller, input.sessionId)
      return getOwnIntegrity(deps, actor, input)
    }),
    comment: integrity.comment.handler(async ({ input, context }) => {
      const actor = await findCandidateActor(deps, context.caller, input.sessionId)
      await commentOnSignals(deps, actor, input)
    }),
  }
}
