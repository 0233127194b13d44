import { submission as submissionTable } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createSet } from '../../sets/operations/create-set'
import { makeSubmission } from '../../submissions/testing/make-submission'
import { listGrantTargets } from './list-grant-targets'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

test('an interview is shown by grants on itself, its submission, its applicant and its set', async () => {
  const owner = await makeMember(deps)
  const content = sampleContent(deps.newId)
  const { id: setId } = await createSet(deps, owner, { name: 'Recruiter', content, producedBy: null, isActive: true })
  const set = { id: setId, questions: content.questions }
  const own = await makeSubmission(deps, { member: owner, set }, { answers: [[{ text: 'Words' }]] })
  await makeSubmission(deps, { member: owner, set }, { answers: [[{ text: 'Words' }]] })
  const [row] = await deps.withActor(owner, (tx) =>
    tx.select({ id: submissionTable.applicantId }).from(submissionTable).where(eq(submissionTable.id, own.id)),
  )
  const applicantId = row?.id ?? ''
  const all = [own.sessionId, own.id, setId, applicantId].sort()
  const interview = { type: 'interview', id: own.sessionId } as const
  expect([...(await listGrantTargets(deps, owner, interview))].sort()).toEqual(all)
  const applicant = { type: 'applicant', id: applicantId } as const
  expect([...(await listGrantTargets(deps, owner, applicant))].sort()).toEqual(all)
  const stranger = await makeMember(deps)
  expect(await listGrantTargets(deps, stranger, interview)).toEqual([])
  expect(await listGrantTargets(deps, stranger, applicant)).toEqual([])
})
