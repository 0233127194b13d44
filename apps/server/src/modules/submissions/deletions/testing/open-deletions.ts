import { deletionLimits } from '@candor/contract'
import { interviewee, interviewSet, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { listErasers } from '../../../../compose/list-erasers'
import { createErasureLog } from '../../../../platform/erasure-log'
import { eventEraser } from '../../../../platform/events/erase-events'
import type { InterviewEraser } from '../../../../platform/interview-erasure'
import { deleteInterviewRows as deleteAssessments } from '../../../assessments/repo/erase'
import { deleteGrantsOfInterview } from '../../../identity/organizations/repo/erasure'
import type { QueueMail } from '../../../notification'
import { deleteInterviewMails } from '../../../notification/repo/erase'
import { createSessionEraser } from '../../../sessions/session-eraser'
import { deleteInvitation, freeInvitation } from '../../../sets/repo/erase'
import { openSubmissions } from '../../testing/open-submissions'
import { deleteOwnSubmission } from '../operations/delete-own-submission'
import { deleteSubmissions } from '../operations/delete-submissions'
import { runDeletion } from '../operations/run-deletion'

type MailOrder = Parameters<QueueMail>[1]
type OwnCaller = Parameters<typeof deleteOwnSubmission>[1]

/** Submissions, and everything that erases them but the bytes of recordings and the files of exports, which these tests don't have. */
export const openDeletions = async () => {
  const fixture = await openSubmissions()
  const { deps, member } = fixture
  const eraser = (eraseRows: InterviewEraser['eraseRows']) => ({ api: { eraser: eraseRows ? { eraseRows } : {} } })
  const erasers = listErasers(
    {
      exports: eraser(undefined),
      content: eraser(undefined),
      assessments: eraser(deleteAssessments),
      notification: eraser(deleteInterviewMails),
      identity: eraser(deleteGrantsOfInterview),
      sets: { api: { eraser: { eraseRows: deleteInvitation, eraseUnsubmittedRows: freeInvitation } } },
      sessions: { api: { eraser: createSessionEraser(deps) } },
    },
    eventEraser,
  )
  const mailedReceipts: MailOrder[] = []
  const ownDeps = {
    ...deps,
    queueMail: async (_tx: unknown, order: MailOrder) => {
      mailedReceipts.push(order)
    },
  }
  const findSubject = (id: string): Promise<string> =>
    deps.withActor({ kind: 'worker' }, async (tx) => {
      const [row] = await tx.select().from(submission).where(eq(submission.id, id))
      return row?.dataSubjectId ?? ''
    })
  /** A browser with access to the interview, also after it was erased. */
  const callCandidate = async (id: string) => {
    const { organizationId } = member
    return { candidate: [{ accessId: deps.newId(), organizationId, dataSubjectId: await findSubject(id) }] }
  }
  return {
    ...fixture,
    erasers,
    /** Invites an address to another set for the same position. The invitation is not part of an interview that is deleted. */
    invite: (email: string): Promise<unknown> =>
      deps.withActor({ kind: 'worker' }, async (tx) => {
        const [set] = await tx.select().from(interviewSet).where(eq(interviewSet.id, fixture.set.id))
        if (set === undefined) throw new Error('no such set')
        const [id, setId, at] = [deps.newId(), deps.newId(), new Date(deps.clock.nowMs())]
        await tx.insert(interviewSet).values({ ...set, id: setId, linkId: deps.newToken(16) })
        const { organizationId, userId: invitedBy } = member
        await tx
          .insert(interviewee)
          .values({ id, organizationId, setId, email, name: '', invitedBy, createdAt: at, expiresAt: at })
      }),
    callCandidate,
    /** As the candidate, who deletes their own interview; the mail is collected. */
    orderOwn: async (id: string, caller?: OwnCaller) =>
      deleteOwnSubmission(ownDeps, caller ?? (await callCandidate(id)), { id }),
    mailedReceipts,
    order: (...ids: readonly string[]) => deleteSubmissions(deps, member, { ids }),
    /** Lets the time to undo pass. */
    pass: () => deps.clock.advance(deletionLimits.undoMinutes * 60_000),
    run: (deletionId: string, more: readonly InterviewEraser[] = []) =>
      runDeletion({ ...deps, erasureLog: createErasureLog(undefined), erasers: [...more, ...erasers] }, { deletionId }),
    findSubject,
    isStored: (id: string): Promise<boolean> =>
      deps.withActor({ kind: 'worker' }, async (tx) => {
        const rows = await tx.select({ id: submission.id }).from(submission).where(eq(submission.id, id))
        return rows.length > 0
      }),
  }
}
export type Deletions = Awaited<ReturnType<typeof openDeletions>>
