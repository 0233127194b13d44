import { type RedFlag, setAssessmentPreset } from '@candor/contract'
import { consent, integrityInterval, integrityTake, recordContent, submission } from '@candor/db'
import { getRemarkKey } from '@candor/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { sampleContent } from '../../../testing/sample-set'
import { createSet } from '../../sets/operations/create-set'
import { giveAssessment, makeSubmission } from '../../submissions/testing/make-submission'
import { openRequests, type Requests } from '../testing/open-requests'
import { answerRequest } from './answer-request'
import { createObjection } from './create-objection'
import { listOwnRequests } from './list-own-requests'
import { listRequests } from './list-requests'

const worker = { kind: 'worker' } as const
const dayMs = 24 * 60 * 60_000
const gap: RedFlag = {
  id: 'gap',
  weight: 'ask',
  quotes: [],
  params: { months: 9 },
  question: null,
  confidence: 'high',
}
const remark = { type: 'cv_remark', id: getRemarkKey(gap) } as const

let fixture: Requests
beforeAll(async () => {
  fixture = await openRequests()
})
afterAll(() => fixture.deps.close())

type Asker = Awaited<ReturnType<Requests['submitAs']>>

const readRow = async (id: string): Promise<typeof submission.$inferSelect> => {
  const [row] = await fixture.deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.id, id)))
  if (row === undefined) throw new Error('no submission')
  return row
}

const submitWithRemark = async (): Promise<Asker> => {
  const asker = await fixture.submitAs()
  await giveAssessment(fixture.deps, asker.id, { redFlags: [gap] })
  return asker
}

/** A submission of a set with integrity signals, of which one is about the first answer. */
const submitWithSignal = async (): Promise<{ asker: Asker; signalId: string }> => {
  const { deps, member } = fixture
  const assessment = { ...setAssessmentPreset, hasIntegritySignals: true }
  const content = { ...sampleContent(deps.newId), assessment }
  const made = await createSet(deps, member, { name: 'Signals', content, producedBy: null, isActive: true })
  const set = { id: made.id, questions: made.content.questions }
  const { id, sessionId, answerIds } = await makeSubmission(deps, { member, set }, { answers: [[{ text: 'One.' }]] })
  const { organizationId, dataSubjectId } = await readRow(id)
  const [signalId, takeId, at] = [deps.newId(), deps.newId(), new Date(deps.clock.nowMs())]
  const ids = { organizationId, dataSubjectId, sessionId }
  const judged = { trackedShare: 1, light: 'good' } as const
  await deps.withActor({ kind: 'candidate', organizationId, dataSubjectId }, async (tx) => {
    const given = { purpose: 'integrity_signals', version: '1', textSha256: 'a'.repeat(64), givenAt: at } as const
    await tx.insert(consent).values({ id: deps.newId(), ...ids, ...given })
    const counts = { observedMs: 50_000, speakingMs: 30_000, samplesPerSecond: 2 }
    const take = { answerId: answerIds[0] ?? '', take: 1, availability: 'available', updatedAt: at } as const
    await tx.insert(integrityTake).values({ id: takeId, ...ids, ...take, ...counts, ...judged })
    const span = { kind: 'gaze_away', startMs: 1_000, endMs: 9_000, confidence: 0.9 } as const
    await tx.insert(integrityInterval).values({ id: signalId, ...ids, integrityTakeId: takeId, ...span, ...judged })
  })
  const caller = { candidate: [{ accessId: deps.newId(), organizationId, dataSubjectId }] }
  return { asker: { id, caller }, signalId }
}

const object = ({ id, caller }: Asker, subject: { type: 'cv_remark' | 'integrity_signal'; id: string }) =>
  createObjection(fixture.deps, caller, { id, subject, text: 'I studied in that year.' })

describe('createObjection', () => {
  test('objects to a remark on the CV, with its name and a date 14 days later, next to a request for a review', async () => {
    const { deps } = fixture
    const asker = await submitWithRemark()
    await fixture.ask(asker)
    const dueAt = new Date(deps.clock.nowMs() + 14 * dayMs).toISOString()
    const subject = { ...remark, name: 'gap' }
    expect(await object(asker, remark)).toMatchObject({ kind: 'objection', subject, dueAt, answer: null })
    const { items } = await listOwnRequests(deps, asker.caller, { id: asker.id })
    expect(items.map((item) => item.kind).toSorted()).toEqual(['human_review', 'objection'])
    const records = await deps.withActor(worker, (tx) =>
      tx
        .select()
        .from(recordContent)
        .where(and(eq(recordContent.submissionId, asker.id), eq(recordContent.kind, 'request'))),
    )
    expect(records.map(({ content }) => content)).toContainEqual(expect.objectContaining({ subject }))
  })

  test('objects to an integrity signal, which the company reads with its subject', async () => {
    const { asker, signalId } = await submitWithSignal()
    await object(asker, { type: 'integrity_signal', id: signalId })
    const { items } = await listRequests(fixture.deps, fixture.member, { page: 1, submissionId: asker.id })
    expect(items).toMatchObject([
      { kind: 'objection', subject: { type: 'integrity_signal', id: signalId, name: 'gaze_away' } },
    ])
  })

  test('refuses a second objection to the same remark while the first is open, and takes one after the answer', async () => {
    const asker = await submitWithRemark()
    const sent = await Promise.allSettled([object(asker, remark), object(asker, remark)])
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await getErrorCode(object(asker, remark))).toBe('REQUEST_OPEN')
    await fixture.open(asker.id)
    const [first] = (await listOwnRequests(fixture.deps, asker.caller, { id: asker.id })).items
    const answered = { id: first?.id ?? '', outcome: 'changed', text: 'You are right.' } as const
    expect(await answerRequest(fixture.deps, fixture.member, answered)).toMatchObject({
      subject: { id: remark.id },
      answer: { outcome: 'changed', text: 'You are right.' },
    })
    expect((await object(asker, remark)).answer).toBeNull()
  })

  test('reports what the candidate’s page does not show, and another candidate’s submission, as missing', async () => {
    const asker = await submitWithRemark()
    const { signalId } = await submitWithSignal()
    const other = await fixture.submitAs()
    const codes = [
      await getErrorCode(object(asker, { type: 'cv_remark', id: 'gap' })),
      await getErrorCode(object(asker, { type: 'integrity_signal', id: signalId })),
      await getErrorCode(object({ id: asker.id, caller: other.caller }, remark)),
    ]
    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
    expect(await listOwnRequests(fixture.deps, asker.caller, { id: asker.id })).toEqual({ items: [] })
  })

  test('an objection changes neither the assessment nor its versions', async () => {
    const asker = await submitWithRemark()
    const before = await readRow(asker.id)
    await object(asker, remark)
    expect(await readRow(asker.id)).toEqual(before)
  })
})
