import type { AppendStore } from '@candor/media'
import { z } from 'zod'
import type { Deps } from '../../deps'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import type { RawHandler } from '../../http/register-raw'
import { getCaller } from '../../http/request-caller'
import { sendAttachment } from '../../http/send-attachment'
import { createViewRecorder } from '../../platform/audit/create-view-recorder'
import { notFound } from '../../platform/errors'
import { refuseDamaged } from '../../platform/refuse-damaged'
import { correctAnswer } from './corrections'
import { askSubmission, type ChatDeps } from './operations/ask-submission'
import { getCv } from './operations/get-cv'
import { getOwnSubmission } from './operations/get-own-submission'
import { getSubmission } from './operations/get-submission'
import { getSubmissionByCode } from './operations/get-submission-by-code'
import { getTranscript, type TranscriptDeps } from './operations/get-transcript'
import { listBoard } from './operations/list-board'
import { listMessages } from './operations/list-messages'
import { listOwnSubmissions } from './operations/list-own-submissions'
import { listSessions } from './operations/list-sessions'
import { listSubmissions } from './operations/list-submissions'
import { markViewed } from './operations/mark-viewed'
import type { AssessmentReads } from './ports'

type RouteDeps = Deps & ChatDeps & TranscriptDeps & { readonly assessments: AssessmentReads }

/** The company's view of interviews. */
export const createSubmissionRoutes = (deps: RouteDeps, os: Implementer) => {
  const { submission } = os.interview
  return {
    list: submission.list.handler(({ input, context }) => listSubmissions(deps, asMember(context.caller), input)),
    board: submission.board.handler(({ input, context }) => listBoard(deps, asMember(context.caller), input)),
    get: submission.get.handler(({ input, context }) => getSubmission(deps, asMember(context.caller), input)),
    markViewed: submission.markViewed.handler(({ input, context }) =>
      markViewed(deps, asMember(context.caller), input),
    ),
    getByCode: submission.getByCode.handler(({ input, context }) =>
      getSubmissionByCode(deps, asMember(context.caller), input),
    ),
    scriptSummary: submission.scriptSummary.handler(({ input, context }) =>
      getTranscript(deps, asMember(context.caller), input),
    ),
    chat: submission.chat.handler(({ input, context, signal }) =>
      askSubmission(deps, asMember(context.caller), { ...input, signal }),
    ),
    sessions: submission.sessions.handler(({ input, context }) => listSessions(deps, asMember(context.caller), input)),
    messages: submission.messages.handler(({ input, context }) => listMessages(deps, asMember(context.caller), input)),
  }
}

/** The candidates' view of their own interviews. */
export const createSeekerRoutes = (deps: Deps, os: Implementer) => ({
  submission: {
    list: os.seeker.submission.list.handler(({ context }) => listOwnSubmissions(deps, context.caller)),
    get: os.seeker.submission.get.handler(({ input, context }) => getOwnSubmission(deps, context.caller, input)),
    correct: os.seeker.submission.correct.handler(({ input, context }) => correctAnswer(deps, context.caller, input)),
  },
})

const zParams = z.object({ id: z.uuid() })

/** Sends the CV as it was uploaded. */
export const createCvDownload = (deps: Deps, store: AppendStore): RawHandler => {
  const recordView = createViewRecorder(deps)
  return async (request, reply) => {
    const params = zParams.safeParse(request.params)
    if (!params.success) throw notFound()
    const actor = asMember(getCaller(request))
    const { id } = params.data
    const cv = await getCv(deps, actor, { id })
    const bytes = await refuseDamaged(store.read(cv.storageKey))
    if (bytes === null) throw notFound()
    if (request.method === 'GET') {
      await recordView({ type: 'cv.downloaded', actor, partId: null, fileKey: id, findSubmissionId: async () => id })
    }
    return sendAttachment(reply, cv, bytes)
  }
}
