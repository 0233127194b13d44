import type { Deps } from '../../../deps'
import type { Implementer } from '../../../http/implement'
import { findCandidateActor } from '../../sessions'
import { readIntegrity } from './read-integrity'
import { commentOn, reportTake } from './report-take'

/** Moments that a candidate's device reported; the candidate can read them and comment on them. */
export const createIntegrityRoutes = (deps: Deps, os: Implementer) => {
  const { integrity } = os.interview
  return {
    report: integrity.report.handler(async ({ input, context }) => {
      await reportTake(deps, await findCandidateActor(deps, context.caller, input.sessionId), input)
    }),
    view: integrity.view.handler(async ({ input, context }) => {
      const actor = await findCandidateActor(deps, context.caller, input.sessionId)
      return deps.withActor(actor, (tx) => readIntegrity(tx, input.sessionId))
    }),
    comment: integrity.comment.handler(async ({ input, context }) => {
      const actor = await findCandidateActor(deps, context.caller, input.sessionId)
      await commentOn(deps, actor, input)
    }),
  }
}
