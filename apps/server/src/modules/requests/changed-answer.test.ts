import { randomUUID } from 'node:crypto'
import { assessment, questionLevel, reviewerLevel, submission } from '@candor/db'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getErrorCode } from '../../testing/interview-fixture'
import { listStages } from '../applicants/operations/list-stages'
import { moveSubmissions } from '../applicants/operations/move-submissions'
import { decideSubmission } from '../assessments/operations/decide-submission'
import { giveLevel } from '../submissions/testing/make-submission'
import { answerRequest } from './operations/answer-request'
import { openRequests, type Requests } from './testing/open-requests'

let fixture: Requests
let asker: Awaited<ReturnType<Requests['submitAs']>>
const worker = { kind: 'worker' } as const

beforeAll(async () => {
  fixture = await openRequests()
})
afterAll(() => fixture.deps.close())
beforeEach(async () => {
  asker = await fixture.submitAs()
  await giveLevel(fixture.deps, asker.id, 3)
})

/** Each of a test's steps is at a time of its own. */
const pass = (): void => fixture.deps.clock.advance(60_000)
const setLevel = async (levelTenths: number): Promise<void> => {
  const { deps, member } = fixture
  const createdAt = new Date(deps.clock.nowMs())
  const { organizationId, userId: reviewerId } = member
  await removeLevel()
  await deps.withActor(worker, async (tx) => {
    const [row] = await tx.select().from(submission).where(eq(submission.id, asker.id))
    const place = { organizationId, submissionId: asker.id, dataSubjectId: row?.dataSubjectId ?? '', reviewerId }
    const given = { dimId: 'coherence', levelTenths, reason: randomUUID(), createdAt } as const
    await tx.insert(reviewerLevel).values({ id: deps.newId(), ...place, ...given })
  })
  pass()
}
const removeLevel = async (): Promise<void> => {
  const endedAt = new Date(fixture.deps.clock.nowMs())
  await fixture.deps.withActor(worker, (tx) =>
    tx
      .update(reviewerLevel)
      .set({ endedAt })
      .where(and(eq(reviewerLevel.submissionId, asker.id), isNull(reviewerLevel.endedAt))),
  )
}
const rateCriterion = async (level: number): Promise<void> => {
  const { deps, member } = fixture
  const at = new Date(deps.clock.nowMs())
  const { organizationId, userId: reviewerId } = member
  await deps.withActor(member, async (tx) => {
    const isCurrent = and(eq(questionLevel.submissionId, asker.id), isNull(questionLevel.endedAt))
    await tx.update(questionLevel).set({ endedAt: at }).where(isCurrent)
    const place = { submissionId: asker.id, questionId: asker.id, criterion: 0, reviewerId }
    await tx.insert(questionLevel).values({ id: deps.newId(), organizationId, ...place, level, createdAt: at })
  })
  pass()
}
const decide = async (decision: 'yes' | 'no' | null, reason?: string): Promise<void> => {
  await decideSubmission(fixture.deps, fixture.member, { id: asker.id, decision, reason })
  pass()
}
const moveTo = async (place: number): Promise<void> => {
  const { deps, member } = fixture
  const { items } = await listStages(deps, member)
  await moveSubmissions(deps, member, { ids: [asker.id], stageId: items.at(place)?.id ?? '' })
  pass()
}
/** Another version of the assessment, as an evaluation that a member requested or another cause makes it. */
const reassess = async (level: number, cause: 'reevaluated' | 'corrected'): Promise<void> => {
  const { deps } = fixture
  pass()
  await giveLevel(deps, asker.id, level)
  await deps.withActor(worker, async (tx) => {
    const [row] = await tx.select().from(submission).where(eq(submission.id, asker.id))
    const isLast = eq(assessment.id, row?.currentAssessmentId ?? '')
    await tx.update(assessment).set({ cause }).where(isLast)
  })
}
const ask = async (): Promise<string> => {
  const { id } = await fixture.ask(asker)
  await fixture.open(asker.id)
  pass()
  return id
}
const answerChanged = (id: string): Promise<string> =>
  getErrorCode(answerRequest(fixture.deps, fixture.member, { id, outcome: 'changed', text: 'Better.' }))

test('a level that is saved again, or set and removed, is no change; another one is', async () => {
  await setLevel(30)
  const id = await ask()
  await setLevel(30)
  expect(await answerChanged(id)).toBe('NOTHING_CHANGED')
  await setLevel(40)
  await setLevel(30)
  expect(await answerChanged(id)).toBe('NOTHING_CHANGED')
  await removeLevel()
  expect(await answerChanged(id)).toBe('not refused')
})

test('a level of a criterion that is changed and changed back is no change', async () => {
  await rateCriterion(2)
  const id = await ask()
  await rateCriterion(3)
  await rateCriterion(2)
  expect(await answerChanged(id)).toBe('NOTHING_CHANGED')
  await rateCriterion(4)
  expect(await answerChanged(id)).toBe('not refused')
})

test('the same decision with another reason is no change, also after another one; another one is', async () => {
  await decide('no')
  const id = await ask()
  await decide('no', 'Another reason')
  expect(await answerChanged(id)).toBe('NOTHING_CHANGED')
  await decide('yes')
  await decide('no')
  expect(await answerChanged(id)).toBe('NOTHING_CHANGED')
  await decide('yes')
  expect(await answerChanged(id)).toBe('not refused')
})

test('a decision that was made and removed is no change', async () => {
  const id = await ask()
  await decide('yes')
  await decide(null)
  expect(await answerChanged(id)).toBe('NOTHING_CHANGED')
})

test('a move to a stage and back is no change', async () => {
  const { deps, member } = fixture
  const { items } = await listStages(deps, member)
  await moveTo(0)
  const id = await ask()
  await moveTo(items.length - 1)
  await moveTo(0)
  expect(await answerChanged(id)).toBe('NOTHING_CHANGED')
  await moveTo(1)
  expect(await answerChanged(id)).toBe('not refused')
})

test('an evaluation that a member requested is a change if its levels are others', async () => {
  const id = await ask()
  await reassess(3, 'reevaluated')
  expect(await answerChanged(id)).toBe('NOTHING_CHANGED')
  await reassess(4, 'reevaluated')
  expect(await answerChanged(id)).toBe('not refused')
})

test('an evaluation after a correction of the candidate is no change by a member', async () => {
  const id = await ask()
  await reassess(4, 'corrected')
  expect(await answerChanged(id)).toBe('NOTHING_CHANGED')
  await reassess(4, 'reevaluated')
  expect(await answerChanged(id)).toBe('NOTHING_CHANGED')
})
