import { assessment, submission, transcriptCorrection } from '@candor/db'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assessSubmissionQueue } from '../../sessions'
import { type AssessedSubmissions, openAssessedSubmissions } from '../testing/assessed-submissions'
import { assessSubmission } from './assess-submission'
import { reassessCorrection } from './reassess-correction'

const worker = { kind: 'worker' } as const
let fixture: AssessedSubmissions

beforeAll(async () => {
  fixture = await openAssessedSubmissions()
})
afterAll(() => fixture.deps.close())

const reassess = (submissionId: string) =>
  fixture.deps.withActor(worker, (tx) => reassessCorrection(fixture.deps, tx, { submissionId }))
const countJobs = () => fixture.deps.sentJobs.filter(({ queue }) => queue === assessSubmissionQueue).length
const readInput = async (id: string): Promise<string> => {
  const [row] = await fixture.deps.withActor(worker, (tx) =>
    tx.select().from(assessment).where(eq(assessment.submissionId, id)).orderBy(desc(assessment.createdAt)),
  )
  return JSON.stringify(row?.input)
}

const correct = async (id: string, answerId: string): Promise<void> => {
  const { deps } = fixture
  const [row] = await deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.id, id)))
  if (row === undefined) throw new Error('no such submission')
  const { organizationId, dataSubjectId, sessionId } = row
  const text = 'I was responsible for wiring twelve backend engineers.'
  const place = { organizationId, dataSubjectId, sessionId, submissionId: id, answerId, take: 1 }
  const made = { version: 1, text, kind: 'small' as const, changedPercent: 10, createdAt: row.submittedAt }
  await deps.withActor({ kind: 'candidate', organizationId, dataSubjectId }, (tx) =>
    tx.insert(transcriptCorrection).values({ id: deps.newId(), ...place, ...made }),
  )
}

describe('reassessCorrection', () => {
  test('assesses the corrected words in a version of its own, and keeps the one before', async () => {
    const { id, answerIds } = await fixture.assess()
    await correct(id, answerIds[0] ?? '')
    await reassess(id)
    fixture.deps.clock.advance(1_000)
    await assessSubmission(fixture.deps, { submissionId: id })
    expect((await fixture.listVersions(id)).map(({ cause }) => cause)).toEqual(['corrected', 'submitted'])
    expect(await readInput(id)).toContain('wiring twelve backend engineers')
  })

  test('keeps the accommodation that a member chose', async () => {
    const { id } = await fixture.assess()
    await fixture.requestEvaluation(id, true)
    fixture.deps.clock.advance(1_000)
    await assessSubmission(fixture.deps, { submissionId: id })
    await reassess(id)
    fixture.deps.clock.advance(1_000)
    await assessSubmission(fixture.deps, { submissionId: id })
    expect(await readInput(id)).toContain('"excludeFluency":true')
  })

  test('requests nothing while an assessment is ordered, and waits for one that runs', async () => {
    const { id } = await fixture.submit()
    const before = countJobs()
    await reassess(id)
    expect(countJobs()).toBe(before)
    await fixture.deps.withActor(worker, (tx) =>
      tx.update(submission).set({ state: 'assessing' }).where(eq(submission.id, id)),
    )
    await expect(reassess(id)).rejects.toThrow('is being assessed')
    await reassess(fixture.deps.newId())
  })
})
