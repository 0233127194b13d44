import { accessGrant, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { MemberCaller } from '../../../../http/caller'
import { hashShareToken } from '../../../../platform/share-token'
import { makeMember } from '../../../../testing/make-member'
import { sampleContent } from '../../../../testing/sample-set'
import { createTestDeps } from '../../../../testing/test-deps'
import { createSet } from '../../../sets/operations/create-set'
import { makeSubmission, type SubmissionOptions } from '../../testing/make-submission'

type LinkValues = Partial<typeof accessGrant.$inferInsert>

/** An owner with two recorded submissions of different people, and links to one of them. */
export const openShares = async () => {
  const deps = await createTestDeps()
  const owner: MemberCaller = await makeMember(deps)
  const content = sampleContent(deps.newId)
  const { id: setId } = await createSet(deps, owner, { name: 'Q3', content, producedBy: null, isActive: true })
  const set = { id: setId, questions: content.questions }
  const submit = (firstName: string, options: SubmissionOptions = {}) =>
    makeSubmission(
      deps,
      { member: owner, set },
      {
        firstName,
        email: `${firstName}@example.org`,
        answers: [[{ text: `${firstName}’s words`, videoMs: 2_000 }]],
        ...options,
      },
    )
  const shared = await submit('Linh')
  const other = await submit('Dung')
  const asOwner = <T>(run: (tx: Transaction) => Promise<T>): Promise<T> => deps.withActor(owner, run)
  return {
    deps,
    owner,
    shared,
    other,
    submit,
    /** A link to the first submission. */
    async addLink(change: LinkValues = {}): Promise<{ id: string; token: string }> {
      const id = deps.newId()
      const token = deps.newToken(32)
      const nowMs = deps.clock.nowMs()
      await asOwner((tx) =>
        tx.insert(accessGrant).values({
          id,
          organizationId: owner.organizationId,
          kind: 'link',
          tokenHash: hashShareToken(deps, token),
          targetType: 'submission',
          targetId: shared.id,
          mayWatch: true,
          grantedBy: owner.userId,
          createdAt: new Date(nowMs),
          expiresAt: new Date(nowMs + 60_000),
          ...change,
        }),
      )
      return { id, token }
    },
    revoke: (id: string) =>
      asOwner((tx) =>
        tx
          .update(accessGrant)
          .set({ revokedAt: new Date(deps.clock.nowMs()) })
          .where(eq(accessGrant.id, id)),
      ),
    async getRow(id: string) {
      const [row] = await asOwner((tx) => tx.select().from(accessGrant).where(eq(accessGrant.id, id)))
      if (row === undefined) throw new Error('there is no such link')
      return row
    },
  }
}
