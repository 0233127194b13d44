import { z } from 'zod'
import type { Deps } from '../../deps'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import type { JobDefinition } from '../../jobs/jobs'
import { assessSubmission, assessSubmissionQueue, type Judges } from '../assessments/operations/assess-submission'
import { getScriptSummary, getSubmission } from './operations/get-submission'
import { listMessages, listSessions } from './operations/list-messages'
import { listSubmissions } from './operations/list-submissions'

const zAssess = z.object({ submissionId: z.uuid() })

/** What the company reads of interviews, and the job that assesses them. */
export const createSubmissionRoutes = (
  deps: Deps,
  { os, judges }: { readonly os: Implementer; readonly judges: Judges },
) => {
  const { submission } = os.interview
  const job: JobDefinition<z.infer<typeof zAssess>> = {
    queue: assessSubmissionQueue,
    shape: zAssess,
    retryLimit: 5,
    retryDelaySeconds: 5,
    run: (data) => assessSubmission(deps, data, judges),
  }
  return {
    jobs: [job],
    routes: {
      list: submission.list.handler(({ input, context }) => listSubmissions(deps, asMember(context.caller), input)),
      get: submission.get.handler(({ input, context }) => getSubmission(deps, asMember(context.caller), input)),
      scriptSummary: submission.scriptSummary.handler(({ input, context }) =>
        getScriptSummary(deps, asMember(context.caller), input),
      ),
      sessions: submission.sessions.handler(({ input, context }) =>
        listSessions(deps, asMember(context.caller), input),
      ),
      messages: submission.messages.handler(({ input, context }) =>
        listMessages(deps, asMember(context.caller), input),
      ),
    },
  }
}
