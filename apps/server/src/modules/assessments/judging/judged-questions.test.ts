import { type Criterion, zAssessment } from '@candor/contract'
import { assessment, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { createWorkers } from '../../../platform/workers/create-workers'
import { makeMember } from '../../../testing/make-member'
import { sampleAssessment, sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { createSet } from '../../sets/operations/create-set'
import { getOwnSubmission } from '../../submissions/operations/get-own-submission'
import { makeSubmission } from '../../submissions/testing/make-submission'
import { assessSubmission } from '../operations/assess-submission'
import { judgeSubmission } from '../operations/judge-submission'
import { createPause } from './pause'
import { requestJudging } from './request-judging'
import { answers, priced } from './testing/given'
import { lastJudgingJob } from './testing/judging-jobs'
import { type OpenJudge, openJudge } from './testing/open-judge'

const worker = { kind: 'worker' } as const
const workers = createWorkers()
let deps: TestDeps
let member: MemberCaller
let judge: OpenJudge
beforeAll(async () => {
  deps = await createTestDeps()
  member = await makeMember(deps)
  judge = await openJudge({ clock: deps.clock })
})
afterAll(async () => {
  await judge.close()
  await workers.close()
  await deps.close()
})

const expectedPoints = ['Writes a scorecard: scorecard / score sheet', 'Calls people: called / rang']
const criterion = {
  name: 'Fills a hard role',
  anchors: ['Waits.', 'Posts an ad.', 'Asks around.', 'Calls people.', 'Fills it, and the person stays.'],
  dimension: null,
} satisfies Criterion
const makeSet = async () => {
  const sample = sampleContent(deps.newId)
  const questions = sample.questions.map((question) => {
    const translation = { text: question.text, expectedPoints }
    return { ...question, expectedPoints, criteria: [criterion], translations: { en: translation, vi: translation } }
  })
  const content = { ...sample, questions, assessment: sampleAssessment('free') }
  const made = await createSet(deps, member, { name: 'Recruiter', content, producedBy: null, isActive: true })
  return { id: made.id, questions: made.content.questions }
}
const readRow = (id: string) =>
  deps.withActor(worker, async (tx) => (await tx.select().from(submission).where(eq(submission.id, id)))[0])
const listBodies = async (id: string) => {
  const rows = await deps.withActor(worker, (tx) =>
    tx.select().from(assessment).where(eq(assessment.submissionId, id)).orderBy(assessment.createdAt),
  )
  return rows.map(({ body }) => zAssessment.parse(body))
}

/** Has a submission judged by a model that passed these dimensions, or all. Returns its id. */
const judgeAnswers = async (passedDims: readonly string[] | null): Promise<string> => {
  const { id } = await makeSubmission(
    deps,
    { member, set: await makeSet() },
    { answers: answers.map((text) => [{ text }]) },
  )
  await assessSubmission(deps, { submissionId: id })
  const { organizationId } = member
  const readJudgePolicy = async () => ({ engine: 'llm' as const, examId: deps.newId(), mayJudge: true, passedDims })
  const assessmentId = (await readRow(id))?.currentAssessmentId ?? ''
  await deps.withActor(worker, (tx) =>
    requestJudging({ ...deps, readJudgePolicy }, tx, { organizationId, submissionId: id, assessmentId }),
  )
  deps.clock.advance(60_000)
  const { judgeInterview } = workers
  const ports = { env: priced, judgeInterview, readJudgePolicy, model: judge.model, pause: createPause() }
  await judgeSubmission({ ...deps, ...ports }, lastJudgingJob(deps, id).data)
  return id
}

it('shows by question what a model heard of the expected points, and to the candidate only that', async () => {
  const id = await judgeAnswers(null)
  const [builtin, judged] = await listBodies(id)
  expect(judged).toMatchObject({ engine: 'llm', requirements: builtin?.requirements })
  expect(judged?.questions).toHaveLength(2)
  for (const [index, question] of (judged?.questions ?? []).entries()) {
    expect(question.points.map(({ heading, state }) => [heading, state])).toEqual([
      ['Writes a scorecard', 'covered'],
      ['Calls people', 'not_heard'],
    ])
    const [heard] = question.points
    expect(heard?.evidence).toMatchObject([{ tag: 'expected_point', start: 0 }])
    expect(heard?.evidence.every(({ start, end, quote }) => answers[index]?.slice(start, end) === quote)).toBe(true)
    expect(question).toMatchObject({ pointCount: 2, share: 0.5, quote: { tag: 'answer_sentence' } })
  }
  // Each answer is read by itself, and later samples at a temperature above 0.
  const [reading] = judge.server.calls
  expect(answers.map((text) => reading?.prompt.includes(text.slice(0, 40)))).toEqual([true, false])
  expect(new Set(judge.server.calls.map(({ temperature }) => temperature))).toEqual(new Set([0, 0.7]))
  // The set's own anchors are read where levels are given, and nowhere else: three abilities, three samples.
  const rated = judge.server.calls.filter(({ prompt }) => prompt.includes('Fills it, and the person stays.'))
  expect(rated).toHaveLength(9)
  expect(rated.every(({ prompt }) => prompt.includes('asks_for_it'))).toBe(true)

  const dataSubjectId = (await readRow(id))?.dataSubjectId ?? ''
  const { organizationId } = member
  const caller = { candidate: [{ accessId: deps.newId(), organizationId, dataSubjectId }] }
  const own = await getOwnSubmission(deps, caller, { id })
  expect(own.assessment?.engine).toBe('llm')
  expect(own.assessment?.questions?.map(({ points, pointCount }) => [points.length, pointCount])).toEqual([
    [1, 2],
    [1, 2],
  ])
  expect(JSON.stringify(own.assessment)).not.toContain('Calls people')
})

it('scores only what the model passed the exam for, and asks about nothing else', async () => {
  const before = judge.server.calls.length
  const id = await judgeAnswers(['comprehension', 'logical_reasoning', 'overall'])
  const judged = (await listBodies(id)).at(-1)
  expect(judged?.engine).toBe('llm')
  expect(judged?.dims.logical_reasoning.state).toBe('scored')
  for (const dim of ['problem_solving', 'grammar'] as const)
    expect(judged?.dims[dim]).toMatchObject({ state: 'not_evaluated', reason: 'exam_not_passed' })
  expect(judged?.overall).toMatchObject({ state: 'not_evaluated', reason: 'exam_not_passed' })
  // Three samples: two questions, Comprehension and one ability.
  expect(judge.server.calls.length - before).toBe(3 * (2 + 1 + 1))
})
