import {
  accessGrant,
  answerFault,
  applicant,
  applicantNote,
  applicantRating,
  assessmentPolicy,
  candidateAccess,
  consent,
  createPool,
  deletedInterview,
  domainEvent,
  file,
  integrityComment,
  integrityInterval,
  integrityTake,
  interviewee,
  judgeExam,
  judgeSample,
  mail,
  organizationInvite,
  organizationLogo,
  project,
  projectApplicant,
  providerUse,
  questionLevel,
  reviewerLevel,
  screeningAnswer,
  sessionContact,
  sessionEvent,
  stage,
  stageMail,
  stageMessage,
  startVisit,
  submission,
  submissionDecision,
  submissionDeletion,
  submissionExport,
  submissionView,
  upload,
  uploadPlayback,
} from '@candor/db'
import { recordDelayMs } from '@candor/domain'
import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../http/caller'
import { eraseOrganization as eraseContent } from '../modules/content/operations/erase-organization'
import { eraseOrganization as eraseExports } from '../modules/exports/operations/erase-organization'
import { deleteOrganization } from '../modules/identity/organizations/operations/delete-organization'
import { eraseOrganization } from '../modules/identity/organizations/operations/erase-organization'
import { appendDueRecords } from '../modules/records/operations/append-due-records'
import { createSet } from '../modules/sets/operations/create-set'
import { eraseOrganization as eraseInterviews } from '../modules/submissions/operations/erase-organization'
import { giveLevel, makeSubmission } from '../modules/submissions/testing/make-submission'
import { createErasureLog } from '../platform/erasure-log'
import { insertCandidateRows } from './insert-candidate-rows'
import { insertNotice, insertNoticeSetting } from './insert-notice'
import { endHolds, insertRetention } from './insert-retention'
import { makeMember } from './make-member'
import { sampleContent } from './sample-set'
import { createTestDeps, type TestDeps } from './test-deps'

let deps: TestDeps
/** Sees everything: row-level security does not bind who owns the tables. */
let everything: Pool
/** Keys of the files that lie in the store. */
const stored = new Set<string>()
const worker = { kind: 'worker' } as const

beforeAll(async () => {
  deps = await createTestDeps()
  everything = createPool(deps.database.migratorUrl)
})
afterAll(async () => {
  await everything.end()
  await deps.close()
})

/** Rows of an organization in every table that has any, by the catalogue: no table can be forgotten here. */
const countRows = async (organizationId: string): Promise<Record<string, number>> => {
  const { rows } = await everything.query(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'organization_id' and t.table_type = 'BASE TABLE' order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const counted = await everything.query(`select count(*)::int as n from "${name}" where organization_id = $1`, [
      organizationId,
    ])
    counts[name] = counted.rows[0].n
  }
  const own = await everything.query('select count(*)::int as n from organization where id = $1', [organizationId])
  return { ...counts, organization: own.rows[0].n }
}

const storeKey = (): string => {
  const key = deps.newId()
  stored.add(key)
  return key
}

/** An organization with something in every table that can hold something of it. */
const fillOrganization = async (): Promise<MemberCaller> => {
  const owner = await makeMember(deps)
  const { organizationId, userId } = owner
  const made = await createSet(deps, owner, {
    name: 'Recruiter',
    content: sampleContent(deps.newId),
    producedBy: null,
    isActive: true,
  })
  const set = { id: made.id, questions: made.content.questions }
  const { id, sessionId } = await makeSubmission(deps, { member: owner, set }, { answers: [[{ videoMs: 1_000 }]] })
  await giveLevel(deps, id, 3)
  const at = new Date(deps.clock.nowMs())
  const dated = { organizationId, createdAt: at, expiresAt: at }
  await deps.withActor({ kind: 'auth' }, async (tx) => {
    const invite = { email: 'a@example.org', role: 'viewer', codeHash: '', state: 'open' } as const
    await tx.insert(organizationInvite).values({ id: deps.newId(), ...dated, ...invite })
  })
  await deps.withActor(owner, async (tx) => {
    await tx
      .insert(organizationLogo)
      .values({ organizationId, mime: 'image/png', bytes: new Uint8Array(1), updatedAt: at })
  })
  const dataSubjectId = await deps.withActor(worker, async (tx) => {
    const [row] = await tx.select().from(submission).where(eq(submission.id, id))
    const of = { organizationId, dataSubjectId: row?.dataSubjectId ?? '', sessionId }
    const recorded = eq(upload.sessionId, sessionId)
    const [kept] = await tx.update(upload).set({ storageKey: storeKey() }).where(recorded).returning()
    const shape = { header: new Uint8Array(1), bodyStart: 0, bodyEnd: 1 }
    await tx.insert(uploadPlayback).values({ uploadId: kept?.id ?? '', ...shape, ...of })
    const fault = { answerId: kept?.answerId ?? '', take: 1, kind: 'muted', startMs: 0, createdAt: at } as const
    await tx.insert(answerFault).values({ id: deps.newId(), ...of, ...fault })
    for (const purpose of ['cv', 'question:1'] as const) {
      const about = {
        name: 'cv.pdf',
        kind: 'pdf',
        sizeBytes: 1,
        sha256: '',
        storageKey: storeKey(),
        createdAt: at,
      } as const
      await tx.insert(file).values({ id: deps.newId(), ...of, purpose, ...about })
    }
    await tx.insert(accessGrant).values({ id: deps.newId(), ...dated, userId, targetType: 'set', targetId: set.id })
    const person = { setId: set.id, email: 'b@example.org', name: '', invitedBy: userId }
    await tx.insert(interviewee).values({ id: deps.newId(), ...dated, ...person })
    await tx.insert(candidateAccess).values({ id: deps.newId(), ...of, ...dated, tokenHash: deps.newToken(16) })
    const judged = { organizationId, dataSubjectId: of.dataSubjectId }
    const level = { submissionId: id, dimId: 'clarity', levelTenths: 30, reason: 'Words', reviewerId: userId } as const
    await tx.insert(reviewerLevel).values({ id: deps.newId(), ...judged, ...level, createdAt: at })
    const sample = { sampleKey: '', body: {}, inputTokens: 1, outputTokens: 1, createdAt: at }
    await tx.insert(judgeSample).values({ id: deps.newId(), ...judged, ...sample })
    await tx.insert(assessmentPolicy).values({ organizationId, engine: 'builtin', changedBy: userId, updatedAt: at })
    const versions = { examVersion: '1', promptVersion: '1', rubricVersion: 'r1' }
    const exam = { state: 'passed', model: 'fake/model', requestedBy: userId, requestedAt: at, ...versions } as const
    await tx.insert(judgeExam).values({ id: deps.newId(), organizationId, ...exam })
    const integrityTakeId = deps.newId()
    const seen = { observedMs: 1, speakingMs: 1, trackedShare: 1, samplesPerSecond: 2, light: 'good' } as const
    const taken = { answerId: kept?.answerId ?? '', take: 1, availability: 'available' } as const
    await tx.insert(integrityTake).values({ id: integrityTakeId, ...of, ...taken, ...seen, updatedAt: at })
    const span = { kind: 'gaze_away', startMs: 0, endMs: 1, confidence: 1, light: 'good', trackedShare: 1 } as const
    await tx.insert(integrityInterval).values({ id: deps.newId(), ...of, integrityTakeId, ...span })
    await tx.insert(integrityComment).values({ id: deps.newId(), ...of, text: 'Words', updatedAt: at })
    const use = { kind: 'language-model', provider: 'fake/model', purpose: 'probe', outcome: 'ok' } as const
    await tx.insert(providerUse).values({ id: deps.newId(), organizationId, sessionId, ...use, latencyMs: 1, at })
    const given = { purpose: 'recording', version: '1', textSha256: '', givenAt: at } as const
    await tx.insert(consent).values({ id: deps.newId(), ...of, ...given })
    const answered = { questionId: deps.newId(), values: ['yes'], createdAt: at }
    await tx.insert(screeningAnswer).values({ id: deps.newId(), ...of, ...answered })
    await tx
      .insert(sessionContact)
      .values({ ...of, lastContactAt: at })
      .onConflictDoNothing()
    await tx.insert(sessionEvent).values({ ...of, seq: 1, type: 'message', payload: {}, at })
    const words = {
      to: 'a@example.org',
      template: 'no-account',
      locale: 'en',
      subject: '',
      text: '',
      html: '',
      state: 'sent',
    } as const
    const event = { subjectId: sessionId, type: 'transcript.stored', payload: {}, createdAt: at } as const
    await tx.insert(domainEvent).values({ id: deps.newId(), ...judged, ...event })
    await tx.insert(mail).values({ id: deps.newId(), organizationId, createdAt: at, ...words })
    await insertNotice(tx, owner, { id: deps.newId(), submissionId: id, at })
    const deleted = { organizationId, dataSubjectId: of.dataSubjectId, setId: set.id, deletedAt: at }
    await tx.insert(deletedInterview).values({ id: deps.newId(), ...deleted })
    return of.dataSubjectId
  })
  await deps.withActor(owner, async (tx) => {
    const [entered] = await tx.select().from(applicant).where(eq(applicant.organizationId, organizationId))
    const applicantId = entered?.id ?? ''
    const rated = { organizationId, applicantId, userId, rating: 4, updatedAt: at }
    await tx.insert(applicantRating).values(rated)
    const receipt = { organizationId, orderedBy: userId, orderedAt: at, undoUntil: at, dueAt: at, submissionCount: 1 }
    await tx.insert(submissionDeletion).values({ id: deps.newId(), ...receipt, state: 'done' })
    await tx.insert(submissionView).values({ organizationId, submissionId: id, userId, viewedAt: at })
    await insertRetention(tx, owner, { submissionId: id, at })
    await tx.insert(startVisit).values({ organizationId, userId, visitedAt: at })
    const ready = { format: 'csv', language: 'en', state: 'ready' } as const
    const file = { submissionIds: [id], storageKey: storeKey() }
    const exported = { id: deps.newId(), organizationId, userId, createdAt: at }
    await tx.insert(submissionExport).values({ ...exported, ...ready, ...file })
    const [{ stageId } = { stageId: '' }] = await tx
      .select({ stageId: stage.id })
      .from(stage)
      .where(eq(stage.organizationId, organizationId))
    const ordered = { organizationId, stageId, createdAt: at }
    await tx
      .insert(stageMail)
      .values({ ...ordered, id: deps.newId(), moveId: deps.newId(), applicantId, state: 'waiting' })
    const written = { organizationId, stageId, subject: 'Words', text: 'Words', updatedAt: at }
    await tx.insert(stageMessage).values({ ...written, language: 'en' })
    const noted = { organizationId, applicantId, authorId: userId, text: 'Words', createdAt: at }
    await tx.insert(applicantNote).values({ id: deps.newId(), ...noted })
    const projectId = deps.newId()
    await tx
      .insert(project)
      .values({ id: projectId, organizationId, name: 'Shortlist', createdBy: userId, createdAt: at })
    await tx.insert(projectApplicant).values({ projectId, applicantId, organizationId, addedBy: userId, addedAt: at })
    const level = { questionId: deps.newId(), criterion: 0, level: 3, reviewerId: userId, createdAt: at }
    await tx.insert(questionLevel).values({ id: deps.newId(), organizationId, submissionId: id, ...level })
    await insertNoticeSetting(tx, owner, at)
    const decided = { userId, decision: 'yes', reason: 'Words', updatedAt: at } as const
    await tx.insert(submissionDecision).values({ organizationId, submissionId: id, ...decided })
  })
  await insertCandidateRows(deps, { organizationId, dataSubjectId, sessionId, submissionId: id })
  const later = { ...deps.clock, nowMs: () => Date.now() + 2 * recordDelayMs }
  await appendDueRecords({ ...deps, clock: later }, { organizationId })
  return owner
}

/** The job; `failAfter` lets the disk refuse when so many files are deleted. */
const runJob = ({ organizationId }: MemberCaller, failAfter = Number.POSITIVE_INFINITY): Promise<void> => {
  let deleted = 0
  const store = {
    delete: async (key: string) => {
      if (deleted >= failAfter) throw new Error('the disk failed')
      deleted += 1
      stored.delete(key)
    },
  }
  const forgetStored = async (_tx: unknown, rows: readonly { storageKey: string }[]): Promise<void> => {
    for (const { storageKey } of rows) stored.delete(storageKey)
  }
  const erasers = [
    (id: string) => eraseExports({ deps, ports: { content: { forgetStored } } }, id),
    (id: string) => eraseContent({ deps, ports: { store } }, id),
    (id: string) => eraseInterviews(deps, id),
  ]
  return eraseOrganization({ ...deps, erasureLog: createErasureLog(undefined), erasers }, { organizationId })
}
const values = (counts: Record<string, number>): number[] => Object.values(counts)

describe('the erasure of a deleted organization', () => {
  test('leaves no row in any table and no file, and touches no other organization', async () => {
    const owner = await fillOrganization()
    expect(values(await countRows(owner.organizationId))).not.toContain(0)
    const keys = [...stored]
    const other = await fillOrganization()
    const before = await countRows(other.organizationId)
    await expect(deleteOrganization(deps, owner, { id: owner.organizationId, name: 'Sao Mai' })).rejects.toMatchObject({
      code: 'LEGAL_HOLD',
    })
    await endHolds(deps, owner)
    await deleteOrganization(deps, owner, { id: owner.organizationId, name: 'Sao Mai' })
    await runJob(owner)
    expect(new Set(values(await countRows(owner.organizationId)))).toEqual(new Set([0]))
    expect(keys.filter((key) => stored.has(key))).toEqual([])
    expect(await countRows(other.organizationId)).toEqual(before)
    expect(stored.size).toBe(keys.length)
    await runJob(owner)
  })

  test('resumes where it was stopped: a file is never forgotten before it is deleted', async () => {
    stored.clear()
    const owner = await fillOrganization()
    await endHolds(deps, owner)
    await deleteOrganization(deps, owner, { id: owner.organizationId, name: 'Sao Mai' })
    for (const failAfter of [0, 1, 1]) {
      await expect(runJob(owner, failAfter)).rejects.toThrow('the disk failed')
      const { upload: uploads = 0, file: files = 0 } = await countRows(owner.organizationId)
      expect(uploads + files).toBeGreaterThanOrEqual(stored.size)
      expect(stored.size).toBeGreaterThan(0)
    }
    await runJob(owner)
    expect(stored.size).toBe(0)
    expect(new Set(values(await countRows(owner.organizationId)))).toEqual(new Set([0]))
  })

  test('does nothing to an organization that is not deleted', async () => {
    const owner = await fillOrganization()
    const before = await countRows(owner.organizationId)
    const size = stored.size
    await runJob(owner)
    expect(await countRows(owner.organizationId)).toEqual(before)
    expect(stored.size).toBe(size)
  })
})
