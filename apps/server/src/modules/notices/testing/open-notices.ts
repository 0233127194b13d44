import { accessGrant, applicant, mail, submission } from '@candor/db'
import { asc, eq } from 'drizzle-orm'
import type { MemberCaller } from '../../../http/caller'
import { createImplementer } from '../../../http/implement'
import { deliverEvents } from '../../../platform/events/deliver-events'
import { openPipeline, type Pipeline } from '../../applicants/testing/open-pipeline'
import { createNotification } from '../../notification'
import { createNotices } from '..'
import { listNotices } from '../operations/list-notices'

const worker = { kind: 'worker' } as const

/** Submits an interview and records its event, as a session does. The event waits to be delivered. */
const createSubmitOnly =
  ({ deps, member: { organizationId }, submit }: Pipeline) =>
  async (email: string): Promise<{ id: string; applicantId: string }> => {
    const { id } = await submit({ email, firstName: 'Lan' })
    return deps.withActor(worker, async (tx) => {
      const [row] = await tx.select().from(submission).where(eq(submission.id, id))
      await deps.recordEvent(tx, {
        type: 'submission.created',
        organizationId,
        dataSubjectId: row?.dataSubjectId ?? '',
        subjectId: id,
        payload: { submissionId: id },
      })
      return { id, applicantId: row?.applicantId ?? '' }
    })
  }

/** An organization whose members are notified. */
export const openNotices = async () => {
  const fixture = await openPipeline()
  const { deps, member } = fixture
  const { organizationId } = member
  const os = createImplementer(false)
  const { digestMails } = createNotification(deps, { os, mailer: null }).api
  const notices = createNotices(deps, { os, digestMails })
  const deliver = (subjectId: string) => deliverEvents(deps, [notices.eventHandlers], { subjectId })
  const submitOnly = createSubmitOnly(fixture)
  return {
    ...fixture,
    digestDeps: { ...deps, digestMails },
    deliver,
    submitOnly,
    submitNoticed: async (email: string): Promise<{ id: string; applicantId: string }> => {
      const made = await submitOnly(email)
      await deliver(made.id)
      return made
    },
    promiseReply: (applicantId: string, atMs: number): Promise<unknown> =>
      deps.withActor(worker, (tx) =>
        tx
          .update(applicant)
          .set({ replyBy: new Date(atMs) })
          .where(eq(applicant.id, applicantId)),
      ),
    share: (userId: string, submissionId: string, expiresAt: Date | null = null): Promise<unknown> =>
      deps.withActor(member, (tx) =>
        tx.insert(accessGrant).values({
          id: deps.newId(),
          organizationId,
          userId,
          targetType: 'submission',
          targetId: submissionId,
          grantedBy: member.userId,
          createdAt: new Date(deps.clock.nowMs()),
          expiresAt,
        }),
      ),
    list: async (actor: MemberCaller) => (await listNotices(deps, actor, { page: 1 })).items,
    listMails: (userId: string) =>
      deps.withActor(worker, (tx) =>
        tx
          .select()
          .from(mail)
          .where(eq(mail.to, `${userId}@example.org`))
          .orderBy(asc(mail.createdAt)),
      ),
  }
}
export type Notices = Awaited<ReturnType<typeof openNotices>>
