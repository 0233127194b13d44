import { assess } from '@candor/assess'
import {
  accessGrant,
  applicant,
  assessment,
  dataSubject,
  domainEvent,
  judgeSample,
  mail,
  submission,
  submissionDecision,
} from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assessSubmission } from '../../../assessments/operations/assess-submission'
import { insertSample } from '../../../assessments/repo/judge-samples'
import { listOwnSubmissions } from '../../operations/list-own-submissions'
import { giveLevel } from '../../testing/make-submission'
import { type Deletions, openDeletions } from '../testing/open-deletions'
import { getDeletion } from './get-deletion'

let fixture: Deletions
const worker = { kind: 'worker' } as const
const typed = { text: 'I talked to the team and rewrote the advert with them.' }

beforeAll(async () => {
  fixture = await openDeletions()
})
afterAll(() => fixture.deps.close())

const readReceipt = (id: string) => getDeletion(fixture.deps, fixture.member, { id })
const erase = async (...ids: readonly string[]) => {
  const { id } = await fixture.order(...ids)
  fixture.pass()
  await fixture.run(id)
  return readReceipt(id)
}

describe('runDeletion', () => {
  test('does nothing before its time, then erases, writes the receipt, and may run twice', async () => {
    const { deps, submit } = fixture
    const made = await submit({ answers: [[typed], [typed]] })
    await giveLevel(deps, made.id, 3)
    const { id } = await fixture.order(made.id)
    await fixture.run(id)
    expect(await fixture.isStored(made.id)).toBe(true)
    fixture.pass()
    await fixture.run(id)
    const receipt = await readReceipt(id)
    expect(receipt.state).toBe('done')
    expect(receipt.erased).toEqual(
      [
        ['submissions', 1],
        ['people', 1],
        ['answers', 2],
        ['assessments', 1],
      ].map(([kind, count]) => ({ kind, count, sizeBytes: null })),
    )
    await fixture.run(id)
    expect(await readReceipt(id)).toEqual(receipt)
  })

  test('resumes after an interruption, and counts nothing twice', async () => {
    const [one, two] = [await fixture.submit(), await fixture.submit()]
    const { id } = await fixture.order(one.id, two.id)
    fixture.pass()
    let runs = 0
    const finished: string[] = []
    const failing = {
      finish: async (organizationId: string) => void finished.push(organizationId),
      eraseBytes: async () => {
        runs += 1
        if (runs === 2) throw new Error('the disk failed')
      },
    }
    await expect(fixture.run(id, [failing])).rejects.toThrow('the disk failed')
    expect(await readReceipt(id)).toMatchObject({ state: 'running', undoMs: 0 })
    expect(finished).toEqual([])
    await fixture.run(id, [failing])
    // Once for both: joined videos are those of the organization.
    expect(finished).toEqual([fixture.member.organizationId])
    const { state, erased } = await readReceipt(id)
    expect([state, erased[0]]).toEqual(['done', { kind: 'submissions', count: 2, sizeBytes: null }])
  })

  test('deletes what names the interview elsewhere, and tells its candidate, who has no name from then on', async () => {
    const { deps, member, submit } = fixture
    const { id } = await submit({ email: 'gone@example.org', firstName: 'Canary' })
    const { organizationId, userId } = member
    const dataSubjectId = await fixture.findSubject(id)
    const at = new Date(deps.clock.nowMs())
    await deps.withActor(worker, async (tx) => {
      const words = { template: 'no-account', locale: 'en', subject: '', text: '', html: '', state: 'sent' } as const
      await tx
        .insert(mail)
        .values({ id: deps.newId(), organizationId, to: 'gone@example.org', createdAt: at, ...words })
      const about = { type: 'transcript.stored', payload: {}, createdAt: at } as const
      await tx.insert(domainEvent).values({ id: deps.newId(), organizationId, dataSubjectId, subjectId: id, ...about })
      const grant = { userId, targetType: 'submission', targetId: id, createdAt: at } as const
      await tx.insert(accessGrant).values({ id: deps.newId(), organizationId, ...grant })
    })
    const { erased } = await erase(id)
    expect(erased).toEqual(
      expect.arrayContaining(['shares', 'mails'].map((kind) => ({ kind, count: 1, sizeBytes: null }))),
    )
    await deps.withActor(worker, async (tx) => {
      expect(await tx.select().from(applicant).where(eq(applicant.email, 'gone@example.org'))).toEqual([])
      expect(await tx.select().from(domainEvent).where(eq(domainEvent.subjectId, id))).toEqual([])
      const people = await tx.select().from(dataSubject).where(eq(dataSubject.id, dataSubjectId))
      expect(people).toMatchObject([{ email: '', firstName: '', lastName: '' }])
    })
    const caller = { candidate: [{ accessId: deps.newId(), organizationId, dataSubjectId }] }
    const own = await listOwnSubmissions(deps, caller)
    expect([own.items, own.deleted.map((note) => note.id)]).toEqual([[], [id]])
  })

  test('counts every share of the interview and every decision, and deletes the mail that waits with a share', async () => {
    const { deps, member, submit } = fixture
    const [made, other] = [await submit(), await submit()]
    const { organizationId, userId } = member
    const at = new Date(deps.clock.nowMs())
    const grantIds: string[] = []
    await deps.withActor(worker, async (tx) => {
      const [row] = await tx.select().from(submission).where(eq(submission.id, made.id))
      const targets = [
        ['submission', made.id],
        ['interview', made.sessionId],
        ['applicant', row?.applicantId ?? ''],
        ['submission', other.id],
      ] as const
      for (const [targetType, targetId] of targets) {
        const id = deps.newId()
        grantIds.push(id)
        await tx.insert(accessGrant).values({ id, organizationId, userId, targetType, targetId, createdAt: at })
        const words = { template: 'shared-with-you', locale: 'en', subject: '', html: '', state: 'waiting' } as const
        const text = `The interview of Linh: https://candor.example/shared/${id}#token`
        const to = 'reader@example.org'
        await tx.insert(mail).values({ id: deps.newId(), organizationId, to, text, createdAt: at, ...words })
      }
    })
    await deps.withActor(member, async (tx) => {
      const decision = { organizationId, userId, decision: 'yes', reason: null, updatedAt: at } as const
      await tx.insert(submissionDecision).values({ submissionId: made.id, ...decision })
    })
    const { erased } = await erase(made.id)
    const counts = new Map(erased.map(({ kind, count }) => [kind, count]))
    expect([counts.get('shares'), counts.get('mails'), counts.get('decisions')]).toEqual([3, 3, 1])
    const left = await deps.withActor(worker, (tx) => tx.select().from(mail).where(eq(mail.to, 'reader@example.org')))
    expect(left.map(({ text }) => text.includes(grantIds[3] ?? '-'))).toEqual([true])
  })

  test('counts the same whether or not an answer was retaken', async () => {
    const once = await erase((await fixture.submit({ answers: [[typed]] })).id)
    const retaken = await erase((await fixture.submit({ answers: [[{ text: 'Another.' }, typed]] })).id)
    expect(retaken.erased).toEqual(once.erased)
  })

  test('ends an assessment that is running, without writing anything back', async () => {
    const { deps, submit } = fixture
    const { id, sessionId } = await submit({ answers: [[typed]] })
    const dataSubjectId = await fixture.findSubject(id)
    const { organizationId } = fixture.member
    const duringEngine = async (input: Parameters<typeof assess>[0]) => {
      await erase(id)
      return assess(input, { newId: deps.newId, clockIso: () => new Date(deps.clock.nowMs()).toISOString() })
    }
    const judges = { assessInterview: duringEngine, requestJudging: async () => true }
    await assessSubmission(deps, { submissionId: id }, judges)
    const place = { organizationId, dataSubjectId, sampleKey: 'late' }
    const sample = { id: deps.newId(), ...place, body: {}, inputTokens: 1, outputTokens: 1, createdAt: new Date() }
    await deps.withActor(worker, (tx) => insertSample(tx, sample, sessionId))
    expect(await fixture.isStored(id)).toBe(false)
    const left = await deps.withActor(worker, (tx) =>
      tx.select().from(judgeSample).where(eq(judgeSample.dataSubjectId, dataSubjectId)),
    )
    expect(left).toEqual([])
    const versions = await deps.withActor(worker, (tx) =>
      tx.select().from(assessment).where(eq(assessment.dataSubjectId, dataSubjectId)),
    )
    expect(versions).toEqual([])
  })
})
