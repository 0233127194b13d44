import type { Deps } from '../../deps'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import { getScriptSummary, getSubmission } from './operations/get-submission'
import { listMessages, listSessions } from './operations/list-messages'
import { listSubmissions } from './operations/list-submissions'
import type { AssessmentReads } from './ports'

/** What the company reads of interviews. */
export const createSubmissionRoutes = (deps: Deps & { readonly assessments: AssessmentReads }, os: Implementer) => {
  const { submission } = os.interview
  return {
    list: submission.list.handler(({ input, context }) => listSubmissions(deps, asMember(context.caller), input)),
    get: submission.get.handler(({ input, context }) => getSubmission(deps, asMember(context.caller), input)),
    scriptSummary: submission.scriptSummary.handler(({ input, context }) =>
      getScriptSummary(deps, asMember(context.caller), input),
    ),
    sessions: submission.sessions.handler(({ input, context }) => listSessions(deps, asMember(context.caller), input)),
    messages: submission.messages.handler(({ input, context }) => listMessages(deps, asMember(context.caller), input)),
  }
}
