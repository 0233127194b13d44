import { type SetContent, zAssessment } from '@candor/contract'
import { assessment, organization, submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CandidateAccess, MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleAssessment, sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { assessSubmission } from '../../assessments/operations/assess-submission'
import { createSet } from '../../sets/operations/create-set'
import { giveLevel, type MadeSubmission, makeSubmission } from '../testing/make-submission'
import { getOwnSubmission } from './get-own-submission'

const worker = { kind: 'worker' } as const
const words =
  'In my last role I was responsible for hiring twelve backend engineers in one quarter. First I wrote a scorecard with the team, because ' +
  'every interviewer asked for something else, and as a result we hired all twelve in ten weeks.'
let deps: TestDeps
let member: MemberCaller
beforeAll(async () => {
  deps = await createTestDeps()
  member = await makeMember(deps)
})
afterAll(() => deps.close())

const makeSet = async (candidateResult: 'off' | 'free') => {
  const content: SetContent = {
    ...sampleContent(deps.newId),
    assessment: sampleAssessment(candidateResult),
  }
  const made = await createSet(deps, member, { name: 'Recruiter', content, producedBy: null, isActive: true })
  return { id: made.id, questions: made.content.questions }
}

const getCandidateAccess = (made: MadeSubmission): Promise<CandidateAccess> =>
  deps.withActor(worker, async (tx) => {
    const [row] = await tx.select().from(submission).where(eq(submission.id, made.id))
    return { accessId: deps.newId(), organizationId: member.organizationId, dataSubjectId: row?.dataSubjectId ?? '' }
  })
const submit = async (candidateResult: 'off' | 'free') => {
  const made = await makeSubmission(
    deps,
    { member, set: await makeSet(candidateResult) },
    { answers: [[{ text: words }], [{ text: `${words} However, it depends on the market.` }]] },
  )
  return { made, caller: { candidate: [await getCandidateAccess(made)] } }
}

test('getOwnSubmission returns the answers and the process at once, and the result when it is available', async () => {
  const { made, caller } = await submit('free')
  const before = await getOwnSubmission(deps, caller, { id: made.id })
  expect([before.result, before.assessment, before.answers[0]?.text]).toEqual(['waiting', null, words])
  expect(before.process).toMatchObject({ engine: 'builtin', weights: { communication: 0, cognitive: 1 } })
  await assessSubmission(deps, { submissionId: made.id })
  const after = await getOwnSubmission(deps, caller, { id: made.id })
  expect([after.result, after.assessment?.submissionId]).toEqual(['ready', made.id])
  // Requirements that were not named and points that were not heard are for the company.
  expect(after.assessment?.requirements).toMatchObject([{ name: 'Hiring engineers', state: 'named' }])
})

test('getOwnSubmission hides what a model did not hear and what it calls wrong', async () => {
  const { made, caller } = await submit('free')
  await assessSubmission(deps, { submissionId: made.id })
  const point = { evidence: [], heading: 'Asks the team' }
  await deps.withActor(worker, async (tx) => {
    const [row] = await tx.select().from(assessment).where(eq(assessment.submissionId, made.id))
    const builtin = zAssessment.parse(row?.body)
    const questions = (builtin.questions ?? []).map((question) => ({
      ...question,
      points: [
        { ...point, state: 'covered' as const },
        { ...point, heading: 'Signs the card', state: 'not_heard' as const },
      ],
      pointCount: 2,
      share: 0.5,
      reason: null,
      correctness: { verdict: 'wrong' as const, evidence: null },
    }))
    const body = zAssessment.parse({ ...builtin, engine: 'llm', questions })
    await tx.update(assessment).set({ body }).where(eq(assessment.submissionId, made.id))
  })
  const { assessment: own } = await getOwnSubmission(deps, caller, { id: made.id })
  expect(own?.questions?.map(({ points, pointCount }) => [points.map(({ heading }) => heading), pointCount])).toEqual([
    [['Asks the team'], 2],
    [['Asks the team'], 2],
  ])
  expect(JSON.stringify(own)).not.toMatch(/Signs the card|correctness/u)
})

test('getOwnSubmission reports a failed assessment, and keeps an earlier result when a later assessment fails', async () => {
  const fail = (id: string) =>
    deps.withActor(worker, (tx) => tx.update(submission).set({ state: 'failed' }).where(eq(submission.id, id)))
  const first = await submit('free')
  await fail(first.made.id)
  expect(await getOwnSubmission(deps, first.caller, { id: first.made.id })).toMatchObject({ result: 'error' })
  const second = await submit('free')
  await assessSubmission(deps, { submissionId: second.made.id })
  await fail(second.made.id)
  const kept = await getOwnSubmission(deps, second.caller, { id: second.made.id })
  expect([kept.result, kept.assessment?.submissionId]).toEqual(['ready', second.made.id])
})

test('getOwnSubmission returns nothing that depends on a level if the result is not released', async () => {
  const { made, caller } = await submit('off')
  await assessSubmission(deps, { submissionId: made.id })
  const read = () => getOwnSubmission(deps, caller, { id: made.id })
  const scored = await read()
  expect([scored.result, scored.assessment, scored.assessmentState]).toEqual(['not_given', null, null])
  deps.clock.advance(1_000)
  await giveLevel(deps, made.id, 4.9)
  expect(await read()).toEqual(scored)
})

test('getOwnSubmission tells why there is no result, in the language of the interview', async () => {
  const { made, caller } = await submit('off')
  const read = await getOwnSubmission(deps, caller, { id: made.id })
  expect([read.language, read.resultOffReason]).toEqual(['en', 'We call everyone within a week.'])
  const shared = await submit('free')
  expect((await getOwnSubmission(deps, shared.caller, { id: shared.made.id })).resultOffReason).toBeNull()
})

test('row-level security hides an unreleased assessment from its candidate', async () => {
  for (const [options, count] of [
    ['off', 0],
    ['free', 1],
  ] as const) {
    const { made, caller } = await submit(options)
    await assessSubmission(deps, { submissionId: made.id })
    const [access] = caller.candidate
    const actor = {
      kind: 'candidate' as const,
      organizationId: access?.organizationId ?? '',
      dataSubjectId: access?.dataSubjectId ?? '',
    }
    const rows = await deps.withActor(actor, (tx) =>
      tx.select().from(assessment).where(eq(assessment.submissionId, made.id)),
    )
    expect(rows).toHaveLength(count)
  }
})

test('getOwnSubmission rejects another candidate’s submission with NOT_FOUND, like one that does not exist', async () => {
  const mine = await submit('free')
  const other = await submit('free')
  await expect(getOwnSubmission(deps, mine.caller, { id: other.made.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(getOwnSubmission(deps, mine.caller, { id: deps.newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(getOwnSubmission(deps, { candidate: [] }, { id: mine.made.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('getOwnSubmission shows a labeled sample for a demo that ended early, and never for a real company', async () => {
  const states: string[] = []
  for (const isDemo of [false, true]) {
    const { made, caller } = await submit('free')
    await deps.withActor(worker, (tx) =>
      tx.update(submission).set({ isCompleted: false }).where(eq(submission.id, made.id)),
    )
    await deps.withActor({ kind: 'auth' }, (tx) =>
      tx.update(organization).set({ isDemo }).where(eq(organization.id, member.organizationId)),
    )
    await assessSubmission(deps, { submissionId: made.id })
    const own = await getOwnSubmission(deps, caller, { id: made.id })
    const hasFigures = (own.assessment?.dims.coherence.measures.length ?? 0) > 0
    states.push(`${own.assessmentState} ${hasFigures}`)
    expect(JSON.stringify(own.assessment).includes('"answerId":"sample-')).toBe(isDemo)
  }
  expect(states).toEqual(['incomplete false', 'mock true'])
})
