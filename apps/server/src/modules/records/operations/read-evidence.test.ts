import {
  accessGrant,
  applicant,
  questionLevel,
  reviewerLevel,
  stage,
  stageMail,
  submission,
  submissionDecision,
  submissionDeletion,
  submissionExport,
} from '@candor/db'
import { checkEntries, recordDelayMs } from '@candor/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveAssessment } from '../../submissions/testing/make-submission'
import { openSubmissions, type Submissions } from '../../submissions/testing/open-submissions'
import { hashText } from '../hash-text'
import { readChain } from '../testing/read-chain'
import { readEvidence } from './read-evidence'

const worker = { kind: 'worker' } as const

let fixture: Submissions
beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

/** Does everything to a submission that is recorded. */
const use = async (submissionId: string): Promise<void> => {
  const { deps, member } = fixture
  const { organizationId, userId } = member
  const at = new Date(deps.clock.nowMs())
  const row = () => ({ id: deps.newId(), organizationId, createdAt: at })
  await giveAssessment(deps, submissionId, {})
  await deps.withActor(member, async (tx) => {
    const [found] = await tx.select().from(submission).where(eq(submission.id, submissionId))
    const { applicantId, dataSubjectId } = found ?? {}
    if (applicantId === undefined || applicantId === null || dataSubjectId === undefined)
      throw new Error('no applicant')
    const level = { reason: 'A reason', reviewerId: userId }
    await tx
      .insert(reviewerLevel)
      .values({ ...row(), ...level, submissionId, dataSubjectId, dimId: 'grammar', levelTenths: 40 })
    await tx.update(reviewerLevel).set({ endedAt: at }).where(eq(reviewerLevel.submissionId, submissionId))
    const place = { questionId: deps.newId(), criterion: 0 }
    await tx.insert(questionLevel).values({ ...row(), ...level, ...place, submissionId, level: 4 })
    await tx.update(questionLevel).set({ endedAt: at }).where(eq(questionLevel.submissionId, submissionId))
    const decision = { submissionId, userId, organizationId, decision: 'yes', reason: null, updatedAt: at } as const
    await tx.insert(submissionDecision).values(decision)
    await tx.delete(submissionDecision).where(eq(submissionDecision.submissionId, submissionId))
    const [offer] = await tx
      .select()
      .from(stage)
      .where(and(eq(stage.organizationId, organizationId), eq(stage.kind, 'offer')))
    const stageId = offer?.id ?? ''
    await tx.update(applicant).set({ stageId, stageSince: at }).where(eq(applicant.id, applicantId))
    const target = { targetType: 'applicant', targetId: applicantId } as const
    await tx.insert(accessGrant).values({ ...row(), userId, ...target, grantedBy: userId })
    await tx.delete(accessGrant).where(eq(accessGrant.targetId, applicantId))
    const order = { format: 'evidence', language: 'en', state: 'queued' } as const
    await tx.insert(submissionExport).values({ ...row(), ...order, userId, submissionIds: [submissionId] })
    await tx.insert(stageMail).values({ ...row(), moveId: deps.newId(), applicantId, stageId, state: 'waiting' })
  })
  await deps.withActor(worker, (tx) => tx.update(stageMail).set({ state: 'sent' }))
}

test('gives the records of a submission and what links them to the end of the chain', async () => {
  const { deps, member } = fixture
  await fixture.submit()
  const made = await fixture.submit()
  await use(made.id)
  // Some of it happened at the database's time.
  deps.clock.advance(Date.now() - deps.clock.nowMs() + recordDelayMs + 60_000)
  const { head, bodyHashes, records } = await readEvidence(deps, member, { submissionId: made.id })
  expect(bodyHashes).toHaveLength(head.seq)
  expect([...new Set(records.map(({ entry }) => entry.kind))].sort()).toEqual([
    'assessment',
    'consent',
    'decision',
    'decision_removed',
    'export_ordered',
    'question_level',
    'question_level_ended',
    'reviewer_level',
    'reviewer_level_ended',
    'share_ended',
    'share_given',
    'stage_mail_sent',
    'stage_moved',
    'submission',
  ])
  for (const { entry, ...record } of records) {
    const before = { seq: entry.seq - 1, hash: entry.previousHash }
    expect(checkEntries(hashText, before, [{ entry, record }]).problem).toBeNull()
  }
  expect(records.find(({ entry }) => entry.kind === 'reviewer_level')?.content).toMatchObject({ levelTenths: 40 })
  expect((await readChain(deps, member.organizationId)).problem).toBeNull()
})

test('gives a member of another organization nothing of it', async () => {
  const { deps, stranger } = fixture
  const made = await fixture.submit()
  deps.clock.advance(recordDelayMs)
  expect((await readEvidence(deps, stranger, { submissionId: made.id })).records).toEqual([])
})

test('records of a deletion who ordered it, and when it was undone or finished, without a word of what it deleted', async () => {
  const { deps, member } = fixture
  const { organizationId, userId } = member
  const orderedAt = new Date(deps.clock.nowMs())
  const base = {
    organizationId,
    orderedBy: userId,
    orderedAt,
    undoUntil: orderedAt,
    dueAt: orderedAt,
    state: 'scheduled',
    submissionCount: 2,
  } as const
  const [undone, finished] = [deps.newId(), deps.newId()]
  await deps.withActor(member, async (tx) => {
    await tx.insert(submissionDeletion).values([
      { ...base, id: undone },
      { ...base, id: finished },
    ])
    await tx
      .update(submissionDeletion)
      .set({ state: 'undone', undoneAt: orderedAt })
      .where(eq(submissionDeletion.id, undone))
    await tx
      .update(submissionDeletion)
      .set({ state: 'done', finishedAt: orderedAt })
      .where(eq(submissionDeletion.id, finished))
  })
  deps.clock.advance(recordDelayMs)
  await readEvidence(deps, member, { submissionId: deps.newId() })
  const kinds = (await readChain(deps, organizationId)).entries.map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind.startsWith('deletion')).sort()).toEqual([
    'deletion_finished',
    'deletion_ordered',
    'deletion_ordered',
    'deletion_undone',
  ])
})
