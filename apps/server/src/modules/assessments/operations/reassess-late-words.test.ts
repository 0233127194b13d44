import { submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assessSubmissionQueue } from '../../sessions'
import { type AssessedSubmissions, openAssessedSubmissions } from '../testing/assessed-submissions'
import { assessSubmission } from './assess-submission'
import { reassessLateWords } from './reassess-late-words'

const worker = { kind: 'worker' } as const
let fixture: AssessedSubmissions

beforeAll(async () => {
  fixture = await openAssessedSubmissions()
})
afterAll(() => fixture.deps.close())

const reassess = (sessionId: string, answerId: string, take = 1) =>
  fixture.deps.withActor(worker, (tx) => reassessLateWords(fixture.deps, tx, { sessionId, answerId, take }))
const countJobs = () => fixture.deps.sentJobs.filter(({ queue }) => queue === assessSubmissionQueue).length

describe('reassessLateWords', () => {
  test('requests another version when words of a current take arrive after the assessment', async () => {
    const { id, sessionId, answerIds } = await fixture.assess()
    await reassess(sessionId, answerIds[0] ?? '')
    fixture.deps.clock.advance(1_000)
    await assessSubmission(fixture.deps, { submissionId: id })
    expect((await fixture.listVersions(id)).map(({ cause }) => cause)).toEqual(['late_words', 'submitted'])
  })

  test('requests nothing for a take that is not current', async () => {
    const { sessionId, answerIds } = await fixture.assess()
    const before = countJobs()
    await reassess(sessionId, answerIds[0] ?? '', 2)
    expect(countJobs()).toBe(before)
  })

  test('requests nothing if the assessment was not made yet or nothing was submitted', async () => {
    const { id, sessionId, answerIds } = await fixture.submit()
    const before = countJobs()
    await reassess(sessionId, answerIds[0] ?? '')
    await reassess(fixture.deps.newId(), fixture.deps.newId())
    expect(countJobs()).toBe(before)
    const [row] = await fixture.deps.withActor(worker, (tx) =>
      tx.select().from(submission).where(eq(submission.id, id)),
    )
    expect(row).toMatchObject({ state: 'submitted', assessmentRequest: null })
  })
})
