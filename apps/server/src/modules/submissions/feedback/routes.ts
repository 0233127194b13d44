import type { Deps } from '../../../deps'
import type { Implementer } from '../../../http/implement'
import { getFeedback } from './operations/get-feedback'
import { saveFeedback } from './operations/save-feedback'

/** Candidates' feedback about their interviews. Only the candidate reads it here; the operator has a command. */
export const createFeedbackRoutes = (deps: Deps, os: Implementer) => {
  const { feedback } = os.identity
  return {
    save: feedback.save.handler(({ input, context }) => saveFeedback(deps, context.caller, input)),
    get: feedback.get.handler(({ input, context }) => getFeedback(deps, context.caller, input)),
  }
}
