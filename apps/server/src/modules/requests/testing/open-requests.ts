import { submission, submissionView } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { CandidateAccess, MemberCaller } from '../../../http/caller'
import { createImplementer } from '../../../http/implement'
import { deliverEvents } from '../../../platform/events/deliver-events'
import { createNotices } from '../../notices'
import { createNotification } from '../../notification'
import type { SubmissionOptions } from '../../submissions/testing/make-submission'
import { openSubmissions } from '../../submissions/testing/open-submissions'
import { createRequests } from '..'
import { createRequest } from '../operations/create-request'

interface Asker {
  readonly id: string
  readonly caller: { readonly candidate: readonly CandidateAccess[] }
}

/** An organization whose candidates ask for reviews, and its member, who answers. */
export const openRequests = async () => {
  const fixture = await openSubmissions()
  const { deps, member } = fixture
  const { organizationId } = member
  const os = createImplementer(false)
  const { queueMail, digestMails } = createNotification(deps, { os, mailer: null }).api
  const handlers = [
    createRequests(deps, { os, queueMail }).eventHandlers,
    createNotices(deps, { os, digestMails }).eventHandlers,
  ]
  return {
    ...fixture,
    deliver: (subjectId: string) => deliverEvents(deps, handlers, { subjectId }),
    /** A submission and the browser of its candidate. */
    submitAs: async (options: SubmissionOptions = {}): Promise<Asker> => {
      const { id } = await fixture.submit(options)
      const [row] = await deps.withActor({ kind: 'worker' }, (tx) =>
        tx.select().from(submission).where(eq(submission.id, id)),
      )
      const access = { accessId: deps.newId(), organizationId, dataSubjectId: row?.dataSubjectId ?? '' }
      return { id, caller: { candidate: [access] } }
    },
    ask: ({ id, caller }: Asker, text = 'Please let a person look at my answers.') =>
      createRequest(deps, caller, { id, kind: 'human_review', text }),
    open: (submissionId: string, reader: MemberCaller = member): Promise<unknown> =>
      deps.withActor(reader, (tx) =>
        tx.insert(submissionView).values({
          submissionId,
          userId: reader.userId,
          organizationId,
          viewedAt: new Date(deps.clock.nowMs()),
        }),
      ),
  }
}
export type Requests = Awaited<ReturnType<typeof openRequests>>
