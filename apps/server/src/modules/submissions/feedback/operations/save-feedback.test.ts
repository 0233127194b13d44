import { submission, submissionFeedback } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CandidateAccess, MemberCaller } from '../../../../http/caller'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { makeMember } from '../../../../testing/make-member'
import { sampleContent } from '../../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createSet } from '../../../sets/operations/create-set'
import { makeSubmission } from '../../testing/make-submission'
import { getFeedback } from './get-feedback'
import { saveFeedback } from './save-feedback'

const worker = { kind: 'worker' } as const
const good = { companyRating: 4, interviewerRating: 5, experience: 9, comment: 'Clear questions.' }
let deps: TestDeps
let member: MemberCaller
beforeAll(async () => {
  deps = await createTestDeps()
  member = await makeMember(deps)
})
afterAll(() => deps.close())

const submit = async (): Promise<{ id: string; caller: { candidate: readonly CandidateAccess[] } }> => {
  const content = sampleContent(deps.newId)
  const set = await createSet(deps, member, { name: 'Recruiter', content, producedBy: null, isActive: true })
  const made = await makeSubmission(
    deps,
    { member, set: { id: set.id, questions: set.content.questions } },
    { answers: [[{ text: 'I hired twelve engineers.' }]] },
  )
  const [row] = await deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.id, made.id)))
  const { organizationId } = member
  const access = { accessId: deps.newId(), organizationId, dataSubjectId: row?.dataSubjectId ?? '' }
  return { id: made.id, caller: { candidate: [access] } }
}

describe('saveFeedback', () => {
  test('stores both ratings and the comment, and replaces them when sent again', async () => {
    const { id, caller } = await submit()
    expect(await getFeedback(deps, caller, { submissionId: id })).toEqual({ feedback: null })
    await saveFeedback(deps, caller, { submissionId: id, ...good })
    expect(await getFeedback(deps, caller, { submissionId: id })).toEqual({ feedback: good })
    const changed = { companyRating: 1, interviewerRating: 2, experience: null, comment: '' }
    await saveFeedback(deps, caller, { submissionId: id, ...changed })
    expect(await getFeedback(deps, caller, { submissionId: id })).toEqual({ feedback: changed })
    const rows = await deps.withActor(worker, (tx) =>
      tx.select().from(submissionFeedback).where(eq(submissionFeedback.submissionId, id)),
    )
    expect(rows).toHaveLength(1)
  })

  test('keeps an earlier answer to how the interview was if a request without that field replaces the rest', async () => {
    const { id, caller } = await submit()
    await saveFeedback(deps, caller, { submissionId: id, ...good })
    await saveFeedback(deps, caller, { submissionId: id, companyRating: 1, interviewerRating: 1, comment: '' })
    const { feedback } = await getFeedback(deps, caller, { submissionId: id })
    expect(feedback).toEqual({ companyRating: 1, interviewerRating: 1, experience: 9, comment: '' })
  })

  test('refuses feedback without a submission id with SUBMISSION_ID_MISSING', async () => {
    const { caller } = await submit()
    expect(await getErrorCode(saveFeedback(deps, caller, good))).toBe('SUBMISSION_ID_MISSING')
  })

  test('reports another candidate’s submission as missing and stores nothing', async () => {
    const own = await submit()
    const other = await submit()
    const input = { submissionId: other.id, ...good }
    expect(await getErrorCode(saveFeedback(deps, own.caller, input))).toBe('NOT_FOUND')
    expect(await getFeedback(deps, other.caller, { submissionId: other.id })).toEqual({ feedback: null })
  })

  test('members of the company can’t read the table, whatever the query', async () => {
    const { id, caller } = await submit()
    await saveFeedback(deps, caller, { submissionId: id, ...good })
    const { organizationId, userId } = member
    const read = deps.withActor({ kind: 'member', organizationId, userId }, (tx) =>
      tx.select().from(submissionFeedback),
    )
    await expect(read).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } })
  })

  test('is deleted with its submission', async () => {
    const { id, caller } = await submit()
    await saveFeedback(deps, caller, { submissionId: id, ...good })
    const rows = await deps.withActor(worker, async (tx) => {
      await tx.delete(submission).where(eq(submission.id, id))
      return tx.select().from(submissionFeedback).where(eq(submissionFeedback.submissionId, id))
    })
    expect(rows).toEqual([])
  })
})
