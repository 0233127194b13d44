import {
  candidateRequest,
  legalHold,
  recordContent,
  retentionPolicy,
  submission,
  transcriptCorrection,
} from '@candor/db'
import { recordDelayMs } from '@candor/domain'
import { and, eq, inArray, or } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertCandidateRows } from '../../testing/insert-candidate-rows'
import type { MadeSubmission, TakeOptions } from '../submissions/testing/make-submission'
import { openSubmissions, type Submissions } from '../submissions/testing/open-submissions'
import { readEvidence } from './operations/read-evidence'

const worker = { kind: 'worker' } as const

let fixture: Submissions
beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

/** What these tables recorded of a submission, or of the organization, in the order of kinds. */
const readRecords = async (submissionId: string) => {
  const { organizationId } = fixture.member
  const rows = await fixture.deps.withActor(worker, (tx) =>
    tx
      .select()
      .from(recordContent)
      .where(
        and(
          or(
            eq(recordContent.submissionId, submissionId),
            and(eq(recordContent.organizationId, organizationId), eq(recordContent.kind, 'retention_policy')),
          ),
          inArray(recordContent.kind, [
            'request',
            'request_answer',
            'correction',
            'retention_policy',
            'legal_hold',
            'legal_hold_ended',
          ]),
        ),
      ),
  )
  return rows.sort((left, right) => left.kind.localeCompare(right.kind))
}

const submitWith = async (takes: readonly TakeOptions[]): Promise<MadeSubmission> => {
  const { deps, member } = fixture
  const made = await fixture.submit({ answers: [takes] })
  const [row] = await deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.id, made.id)))
  if (row === undefined) throw new Error('no submission')
  const { organizationId } = member
  const { dataSubjectId, sessionId } = row
  await insertCandidateRows(deps, { organizationId, dataSubjectId, sessionId, submissionId: made.id })
  return made
}

test('records a request and its answer with their words, once, and both are in the evidence', async () => {
  const { deps, member } = fixture
  const { id } = await submitWith([{ text: 'One.' }])
  const at = new Date(deps.clock.nowMs() + 60_000)
  const answered = { outcome: 'upheld', answer: 'Reasons', answeredAt: at, answeredBy: member.userId } as const
  await deps.withActor(member, async (tx) => {
    const isIt = eq(candidateRequest.submissionId, id)
    await tx
      .update(candidateRequest)
      .set({ ...answered, answeredByName: 'Linh' })
      .where(isIt)
    await tx.update(candidateRequest).set({ answeredByName: 'Lan' }).where(isIt)
  })
  const records = (await readRecords(id)).filter(({ kind }) => kind.startsWith('request'))
  expect(records).toMatchObject([
    { kind: 'request', content: { kind: 'human_review', text: 'Words', language: 'en' } },
    {
      kind: 'request_answer',
      happenedAt: at,
      content: { outcome: 'upheld', answer: 'Reasons', answeredBy: member.userId },
    },
  ])
  deps.clock.advance(recordDelayMs + 60_000)
  const kinds = (await readEvidence(deps, member, { submissionId: id })).records.map(({ entry }) => entry.kind)
  expect(kinds).toEqual(expect.arrayContaining(['request', 'request_answer', 'correction']))
})

test('records a correction by the clock of the submission and without its take, whether or not an answer was retaken', async () => {
  const { deps } = fixture
  const submitTimes = [[{ text: 'One.' }], [{ text: 'One.' }, { text: 'Two.' }]]
  const shapes: unknown[] = []
  for (const takes of submitTimes) {
    const { id, answerIds } = await submitWith(takes)
    const [row] = await deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.id, id)))
    if (row === undefined) throw new Error('no such submission')
    const { dataSubjectId, sessionId, organizationId, submittedAt } = row
    const place = { organizationId, dataSubjectId, sessionId, submissionId: id, answerId: answerIds[0] ?? '' }
    const createdAt = new Date(deps.clock.nowMs() + 90_000)
    const second = {
      take: takes.length,
      version: 2,
      text: 'Two',
      kind: 'small',
      changedPercent: 20,
      createdAt,
    } as const
    await deps.withActor({ kind: 'candidate', organizationId, dataSubjectId }, (tx) =>
      tx.insert(transcriptCorrection).values({ id: deps.newId(), ...place, ...second }),
    )
    const records = (await readRecords(id)).filter(({ kind }) => kind === 'correction')
    const shownAt = new Date(createdAt.getTime() - (row.createdAt.getTime() - submittedAt.getTime()))
    expect(records.map(({ happenedAt }) => happenedAt)).toEqual([submittedAt, shownAt])
    shapes.push(records.map(({ content }) => Object.keys(Object(content)).sort()))
  }
  const keys = ['answerId', 'changedPercent', 'correctionId', 'kind', 'text', 'version']
  expect(shapes).toEqual([
    [keys, keys],
    [keys, keys],
  ])
})

test('records each period that is chosen, and not one that is chosen again', async () => {
  const { deps, member } = fixture
  const { organizationId, userId } = member
  const { id } = await fixture.submit()
  const changedAt = new Date(deps.clock.nowMs())
  await deps.withActor(member, async (tx) => {
    const isIt = eq(retentionPolicy.organizationId, organizationId)
    await tx.insert(retentionPolicy).values({ organizationId, preset: 'unlimited', changedBy: userId, changedAt })
    await tx.update(retentionPolicy).set({ preset: 'unlimited', changedAt }).where(isIt)
    await tx.update(retentionPolicy).set({ preset: 'keep_3_years', changedAt }).where(isIt)
  })
  const presets = (await readRecords(id)).map(({ content }) => content)
  expect(presets).toEqual([
    { preset: 'unlimited', changedBy: userId },
    { preset: 'keep_3_years', changedBy: userId },
  ])
})

test('records a hold, another reason and its end, and no end when the submission is erased', async () => {
  const { deps, member } = fixture
  const { organizationId, userId } = member
  const heldAt = new Date(deps.clock.nowMs())
  const { id } = await fixture.submit()
  const isIt = eq(legalHold.submissionId, id)
  const hold = { submissionId: id, organizationId, reason: 'A claim', heldBy: userId, heldAt }
  await deps.withActor(member, async (tx) => {
    await tx.insert(legalHold).values(hold)
    await tx.update(legalHold).set({ reason: 'Another claim' }).where(isIt)
    await tx.delete(legalHold).where(isIt)
    await tx.insert(legalHold).values(hold)
  })
  const records = (await readRecords(id)).filter(({ kind }) => kind.startsWith('legal'))
  expect(records.map(({ kind }) => kind)).toEqual(['legal_hold', 'legal_hold', 'legal_hold', 'legal_hold_ended'])
  expect(records.map(({ content }) => content)).toEqual(
    expect.arrayContaining([{ reason: 'Another claim', heldBy: userId }, { endedBy: userId }]),
  )
  await deps.withActor(worker, (tx) => tx.delete(submission).where(eq(submission.id, id)))
  expect((await readRecords(id)).filter(({ kind }) => kind.startsWith('legal'))).toEqual([])
})
