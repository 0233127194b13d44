import {
  type Aggregate,
  type Assessment,
  cognitiveDims,
  communicationDims,
  percentOfLevel,
  type SetContent,
  type SubmissionState,
  zAssessment,
  zSetContent,
} from '@candor/contract'
import {
  answer,
  answerTake,
  assessment,
  dataSubject,
  interviewSession,
  interviewSetVersion,
  submission,
} from '@candor/db'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { renamePerson } from '../../sessions/repo/person'
import { createSet } from '../../sets/operations/create-set'
import { getAssessmentState } from '../present'
import { giveAssessment, giveLevel, type MadeSubmission, makeSubmission } from '../testing/make-submission'

const worker = { kind: 'worker' } as const

let deps: TestDeps
let made: MadeSubmission
let candidate: { kind: 'candidate'; organizationId: string; dataSubjectId: string }

beforeAll(async () => {
  deps = await createTestDeps()
  const member = await makeMember(deps)
  const { id, content } = await createSet(deps, member, {
    name: 'Recruiter',
    content: sampleContent(deps.newId),
    producedBy: null,
    isActive: true,
  })
  const person = { firstName: 'Thảo', lastName: 'Đặng Thị', email: 'Thao@sao-mai.example' }
  const answers = [[{ text: 'Twice a week.' }], [{ text: '' }, { text: 'I called them.' }]]
  made = await makeSubmission(deps, { member, set: { id, questions: content.questions } }, { ...person, answers })
  const dataSubjectId = (await readRow()).dataSubjectId
  candidate = { kind: 'candidate', organizationId: member.organizationId, dataSubjectId }
})
afterAll(() => deps.close())

const readRow = async () => {
  const [row] = await deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.id, made.id)))
  if (row === undefined) throw new Error('no such submission')
  return row
}

const halves = (level: number | undefined): number | null => (level === undefined ? null : Math.round(level * 2))

const countMustHaves = (body: Assessment | null | undefined, content: SetContent) => {
  const musts = content.requirements.filter(({ isMustHave }) => isMustHave).map(({ name }) => name)
  const searched = (body?.requirements ?? []).filter(
    ({ name, state }) => musts.includes(name) && state !== 'not_searched',
  )
  if (searched.length === 0) return { mustHavesNamed: null, mustHavesSearched: null }
  const named = searched.filter(({ state }) => state === 'named')
  return { mustHavesNamed: named.length, mustHavesSearched: searched.length }
}

const levelHalves = (aggregate: Aggregate | undefined): number | null =>
  halves(aggregate?.state === 'scored' ? aggregate.level : undefined)

const averagePoints = (body: Assessment | null | undefined): number | null => {
  const shares = (body?.questions ?? []).flatMap(({ share }) => share ?? [])
  return shares.length === 0 ? null : Math.round((shares.reduce((sum, share) => sum + share, 0) / shares.length) * 100)
}

const countJudged = (body: Assessment | null | undefined): number | null =>
  body == null ? null : [...communicationDims, ...cognitiveDims].filter((id) => body.dims[id].state === 'scored').length

const countWords = (body: Assessment | null | undefined): number | null => {
  const { questions = [] } = body ?? {}
  return questions.length === 0 ? null : questions.reduce((sum, { words }) => sum + words, 0)
}

/** The columns, computed from the rows that they are made from. */
const computeColumns = () =>
  deps.withActor(worker, async (tx) => {
    const [row] = await tx
      .select()
      .from(submission)
      .innerJoin(dataSubject, eq(dataSubject.id, submission.dataSubjectId))
      .innerJoin(interviewSession, eq(interviewSession.id, submission.sessionId))
      .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSession.setVersionId))
      .leftJoin(assessment, eq(assessment.id, submission.currentAssessmentId))
      .where(eq(submission.id, made.id))
    if (row === undefined) throw new Error('no such submission')
    const takes = await tx
      .select({ text: answerTake.text, segmentCount: answerTake.segmentCount })
      .from(answer)
      .innerJoin(answerTake, and(eq(answerTake.answerId, answer.id), eq(answerTake.take, answer.currentTake)))
      .where(and(eq(answer.sessionId, made.sessionId), eq(answer.isFollowUp, false)))
    const { firstName, lastName, email } = row.data_subject
    const { startedAt, endedAt } = row.interview_session
    const submittedMs = row.submission.submittedAt.getTime()
    const body = zAssessment.nullish().parse(row.assessment?.body)
    const content = zSetContent.parse(row.interview_set_version.content)
    return {
      firstName,
      lastName,
      search: `${firstName} ${lastName} ${firstName}\n${email}`.toLowerCase(),
      durationMs: Math.max(0, (endedAt?.getTime() ?? submittedMs) - (startedAt?.getTime() ?? submittedMs)),
      answered: takes.filter(({ text, segmentCount }) => text !== '' || segmentCount > 0).length,
      questionCount: content.questions.length,
      assessmentState: getAssessmentState({
        state: row.submission.state,
        assessmentState: row.assessment?.state ?? null,
      }),
      overallHalves: levelHalves(body?.overall),
      communicationHalves: levelHalves(body?.groups.communication),
      cognitiveHalves: levelHalves(body?.groups.cognitive),
      cvHalves: levelHalves(body?.groups.cv),
      ...countMustHaves(body, content),
      pointsCovered: averagePoints(body),
      dimensionsJudged: countJudged(body),
      words: countWords(body),
    }
  })

const currentTake = (take: number) =>
  deps.withActor(candidate, (tx) =>
    tx
      .update(answer)
      .set({ currentTake: take })
      .where(eq(answer.id, made.answerIds[1] ?? '')),
  )

const setState = (state: SubmissionState) =>
  deps.withActor(worker, (tx) => tx.update(submission).set({ state }).where(eq(submission.id, made.id)))

const scoredAggregate = (level: number): Aggregate => ({
  state: 'scored',
  level,
  percent: percentOfLevel(level),
  se: null,
  confidence: 'low',
  weightScored: 1,
})

const changes: readonly [string, Partial<Awaited<ReturnType<typeof computeColumns>>>, () => Promise<unknown>][] = [
  [
    'a submission',
    {
      firstName: 'Thảo',
      answered: 2,
      durationMs: 0,
      overallHalves: null,
      assessmentState: 'pending',
      dimensionsJudged: null,
      words: null,
    },
    async () => undefined,
  ],
  ['the begin of an assessment', { assessmentState: 'evaluating' }, () => setState('assessing')],
  ['a failure', { assessmentState: 'error' }, () => setState('failed')],
  ['an assessment', { overallHalves: 7 }, () => giveLevel(deps, made.id, 3.4)],
  [
    'an assessment with must-haves and points',
    {
      mustHavesNamed: 1,
      mustHavesSearched: 1,
      pointsCovered: 63,
      communicationHalves: 7,
      cognitiveHalves: null,
      words: 9,
    },
    () =>
      giveAssessment(deps, made.id, {
        groups: {
          communication: scoredAggregate(3.4),
          cognitive: { state: 'not_evaluated', reason: 'needs_reviewer', weightScored: 0 },
          cv: scoredAggregate(2),
        },
        requirements: [{ name: 'Hiring engineers', state: 'named', evidence: null }],
        questions: [0.5, null, 0.75].map((share) => ({
          questionId: deps.newId(),
          text: 'Tell me about a role that was hard to fill.',
          words: 3,
          quote: null,
          points: [],
          pointCount: share === null ? 0 : 4,
          share,
          reason: share === null ? 'no_points' : null,
        })),
      }),
  ],
  [
    'a later assessment',
    { overallHalves: 9, mustHavesNamed: 0, pointsCovered: null },
    () => giveLevel(deps, made.id, 4.4),
  ],
  [
    'a change of the name by the candidate',
    { firstName: 'Đức', lastName: 'Lê', search: 'đức lê đức\nthao@sao-mai.example' },
    () =>
      deps.withActor(candidate, (tx) =>
        renamePerson(tx, candidate.dataSubjectId, { firstName: 'Đức', lastName: 'Lê', nowMs: deps.clock.nowMs() }),
      ),
  ],
  [
    'an end of the session',
    { durationMs: 90_000 },
    () =>
      deps.withActor(worker, (tx) =>
        tx
          .update(interviewSession)
          .set({ endedAt: new Date(deps.clock.nowMs() + 90_000) })
          .where(eq(interviewSession.id, made.sessionId)),
      ),
  ],
  ['a return to a take without words', { answered: 1 }, () => currentTake(1)],
  ['a return to the later take', { answered: 2 }, () => currentTake(2)],
  [
    'a recording that replaces words',
    { answered: 2 },
    () =>
      deps.withActor(worker, (tx) =>
        tx
          .update(answerTake)
          .set({ text: '', segmentCount: 1 })
          .where(eq(answerTake.answerId, made.answerIds[0] ?? '')),
      ),
  ],
  [
    'the loss of an answer',
    { answered: 1 },
    () =>
      deps.withActor(worker, (tx) =>
        tx
          .update(answerTake)
          .set({ text: '', segmentCount: 0 })
          .where(eq(answerTake.answerId, made.answerIds[0] ?? '')),
      ),
  ],
]

test('the columns of the list are what they are made from, after every change', async () => {
  for (const [name, expected, change] of changes) {
    await change()
    expect([name, await readRow()]).toMatchObject([name, { ...(await computeColumns()), ...expected }])
  }
})

test('a change and the columns that follow it are undone together', async () => {
  const before = await readRow()
  const undone = deps.withActor(candidate, async (tx) => {
    await renamePerson(tx, candidate.dataSubjectId, { firstName: 'Undone', lastName: '', nowMs: deps.clock.nowMs() })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await readRow()).toEqual(before)
})

test('a candidate reads their own submission, but not the level that is stored with it', async () => {
  const rows = await deps.withActor(candidate, (tx) => tx.select({ id: submission.id }).from(submission))
  expect(rows).toEqual([{ id: made.id }])
  const hidden = [
    submission.overallHalves,
    submission.communicationHalves,
    submission.mustHavesNamed,
    submission.pointsCovered,
    submission.dimensionsJudged,
    submission.words,
    submission.assessmentState,
  ] as const
  for (const value of hidden) {
    await expect(deps.withActor(candidate, (tx) => tx.select({ value }).from(submission))).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  }
})
