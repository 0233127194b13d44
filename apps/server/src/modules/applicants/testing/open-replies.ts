import { applicant, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { deleteSubmissions } from '../../submissions/deletions/operations/delete-submissions'
import { openPipeline } from './open-pipeline'

const dayMs = 24 * 60 * 60_000

/** An organization whose people were promised a reply. */
export const openReplies = async () => {
  const fixture = await openPipeline()
  const { deps } = fixture
  let count = 0
  return {
    ...fixture,
    dayMs,
    /** A person who was promised a reply by this time; returns the applicant's id. */
    promise: async (replyByMs: number): Promise<string> => {
      count += 1
      const id = await fixture.enter(`promised-${count}@example.org`)
      await deps.withActor({ kind: 'worker' }, (tx) =>
        tx
          .update(applicant)
          .set({ replyBy: new Date(replyByMs) })
          .where(eq(applicant.id, id)),
      )
      return id
    },
    /** Orders the deletion of everything that the person submitted. */
    hide: async (applicantId: string): Promise<void> => {
      const rows = await deps.withActor({ kind: 'worker' }, (tx) =>
        tx.select({ id: submission.id }).from(submission).where(eq(submission.applicantId, applicantId)),
      )
      await deleteSubmissions(deps, fixture.member, { ids: rows.map(({ id }) => id) })
    },
  }
}
export type Replies = Awaited<ReturnType<typeof openReplies>>
