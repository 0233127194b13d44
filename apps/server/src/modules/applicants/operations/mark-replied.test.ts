import type { OwnSubmission } from '@candor/contract'
import { interviewSetVersion, submission } from '@candor/db'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getOwnSubmission } from '../../submissions/operations/get-own-submission'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { listApplicants } from './list-applicants'
import { markReplied } from './mark-replied'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

/** What the candidate's own page says about the reply. */
const readOwn = async (id: string): Promise<Pick<OwnSubmission, 'replyBy' | 'repliedAt'>> => {
  const { deps, member } = fixture
  const [row] = await deps.withActor({ kind: 'worker' }, (tx) =>
    tx.select().from(submission).where(eq(submission.id, id)),
  )
  const access = { accessId: deps.newId(), dataSubjectId: row?.dataSubjectId ?? '' }
  const candidate = [{ ...access, organizationId: member.organizationId }]
  const { replyBy, repliedAt } = await getOwnSubmission(deps, { candidate }, { id })
  return { replyBy, repliedAt }
}

test('a promised reply is due until a member notes that it was given, and no other organization does', async () => {
  const { deps, member, reviewer } = fixture
  await deps.withActor(member, (tx) =>
    tx.update(interviewSetVersion).set({ content: sql`content || '{"replyWithinDays": 5}'` }),
  )
  const made = await fixture.submit({ email: 'kim@example.org' })
  const { items } = await listApplicants(deps, member, { page: 1, sort: 'newest', keyword: 'kim@example.org' })
  const { id = '', replyBy } = items[0] ?? {}
  expect(replyBy).toBe(new Date(deps.clock.nowMs() + 5 * 86_400_000).toISOString())
  expect(await readOwn(made.id)).toEqual({ replyBy, repliedAt: null })
  const foreign = { ...member, organizationId: deps.newId() }
  await expect(markReplied(deps, foreign, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await markReplied(deps, reviewer, { id })).replyBy).toBeNull()
  const repliedAt = new Date(deps.clock.nowMs()).toISOString()
  expect(await readOwn(made.id)).toEqual({ replyBy: null, repliedAt })
})
