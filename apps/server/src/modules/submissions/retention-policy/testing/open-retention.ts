import type { RetentionPreset } from '@candor/contract'
import { submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { openDeletions } from '../../deletions/testing/open-deletions'
import type { SubmissionOptions } from '../../testing/make-submission'
import { changeRetentionPolicy } from '../operations/change-retention-policy'

const dayMs = 86_400_000

/** Submissions of different ages, and a member who chooses how long they are kept. */
export const openRetention = async () => {
  const fixture = await openDeletions()
  const { deps, member } = fixture
  return {
    ...fixture,
    choose: (preset: RetentionPreset) => changeRetentionPolicy(deps, member, { preset }),
    passDays: (days: number): void => deps.clock.advance(days * dayMs),
    /** A submission of so many days before now; returns its id. */
    submitBefore: async (days: number, options: SubmissionOptions = {}): Promise<string> => {
      const { id } = await fixture.submit(options)
      const submittedAt = new Date(deps.clock.nowMs() - days * dayMs)
      await deps.withActor({ kind: 'worker' }, (tx) =>
        tx.update(submission).set({ submittedAt }).where(eq(submission.id, id)),
      )
      return id
    },
  }
}
export type Retention = Awaited<ReturnType<typeof openRetention>>
