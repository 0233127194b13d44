import { submission as submissionTable } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createSet } from '../../sets/operations/create-set'
import { deleteSubmissions } from '../../submissions/deletions/operations/delete-submissions'
import { makeSubmission } from '../../submissions/testing/make-submission'
import { listGrantTargetNames } from './list-grant-target-names'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const makeTargets = async (member: MemberCaller) => {
  const content = sampleContent(deps.newId)
  const made = await createSet(deps, member, { name: 'Recruiter', content, producedBy: null, isActive: true })
  const set = { id: made.id, questions: made.content.questions }
  const submission = await makeSubmission(deps, { member, set }, { answers: [[{ text: 'Words' }]] })
  const [row] = await deps.withActor(member, (tx) =>
    tx.select({ id: submissionTable.applicantId }).from(submissionTable).where(eq(submissionTable.id, submission.id)),
  )
  return {
    setId: made.id,
    submissionId: submission.id,
    sessionId: submission.sessionId,
    applicantId: row?.id ?? '',
  }
}

test('returns the names of sets, and of the candidates of submissions, interviews and applicants', async () => {
  const owner = await makeMember(deps)
  const { setId, submissionId, sessionId, applicantId } = await makeTargets(owner)
  const names = await listGrantTargetNames(deps, owner, [
    { type: 'set', id: setId },
    { type: 'submission', id: submissionId },
    { type: 'interview', id: sessionId },
    { type: 'applicant', id: applicantId },
  ])
  expect(names.get(setId)).toBe('Recruiter')
  expect(names.get(submissionId)).toMatch(/\S+ \S+/)
  expect(names.get(sessionId)).toBe(names.get(submissionId))
  expect(names.get(applicantId)).toBe(names.get(submissionId))
})

test('names nothing of an interview that is deleted, even while it can be undone', async () => {
  const owner = await makeMember(deps)
  const { submissionId, sessionId, applicantId } = await makeTargets(owner)
  await deleteSubmissions(deps, owner, { ids: [submissionId] })
  const names = await listGrantTargetNames(deps, owner, [
    { type: 'submission', id: submissionId },
    { type: 'interview', id: sessionId },
    { type: 'applicant', id: applicantId },
  ])
  expect([...names]).toEqual([])
})

test('returns no name for a target that is foreign, unknown or of the other type', async () => {
  const owner = await makeMember(deps)
  const own = await makeTargets(owner)
  const foreign = await makeTargets(await makeMember(deps))
  const names = await listGrantTargetNames(deps, owner, [
    { type: 'set', id: foreign.setId },
    { type: 'submission', id: foreign.submissionId },
    { type: 'set', id: deps.newId() },
    { type: 'submission', id: own.setId },
    { type: 'set', id: own.submissionId },
    { type: 'interview', id: foreign.sessionId },
    { type: 'applicant', id: foreign.applicantId },
    { type: 'interview', id: own.submissionId },
    { type: 'applicant', id: own.sessionId },
  ])
  expect([...names]).toEqual([])
})
