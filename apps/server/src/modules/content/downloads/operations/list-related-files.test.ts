import { readFile } from 'node:fs/promises'
import type { FilePurpose } from '@candor/contract'
import { file, submission } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../../http/caller'
import {
  type CandidateSession,
  getErrorCode,
  type InterviewFixture,
  openInterviewFixture,
} from '../../../../testing/interview-fixture'
import { listRelatedFiles } from './list-related-files'

const recordingFile = new URL('../../../../../../../packages/media/fixtures/audio-first-vp8.webm', import.meta.url)
const worker = { kind: 'worker' } as const

let fixture: InterviewFixture
let mine: CandidateSession
let other: CandidateSession
let submissionId: string
let answerId: string

const createMemberCaller = (organizationId: string, role: 'recruiter' | 'viewer' = 'recruiter'): Caller => ({
  candidate: [],
  blocked: null,
  user: { userId: fixture.member.userId, sessionId: 'any', organizationId, role },
})
const reviewer = (role: 'recruiter' | 'viewer' = 'recruiter') => createMemberCaller(fixture.member.organizationId, role)
const stranger = () => createMemberCaller(fixture.deps.newId())

beforeAll(async () => {
  fixture = await openInterviewFixture()
  const { linkId } = await fixture.makeSet()
  mine = await fixture.begin(linkId, { mode: 'chat' })
  other = await fixture.begin(linkId, { mode: 'chat', email: 'other@example.org' })
  answerId = mine.view.row.state.answers[0]?.answerId ?? ''
  const bytes = await readFile(recordingFile)
  await fixture.recordSegment(mine, bytes)
  await fixture.recordSegment(mine, bytes, { segmentIndex: 1, startOffsetMs: 2_000 })
  await fixture.recordSegment(other, bytes)
  submissionId = fixture.deps.newId()
  const at = new Date(fixture.deps.clock.nowMs())
  const { organizationId, dataSubjectId } = mine.actor
  const ids = { id: submissionId, organizationId, dataSubjectId, setId: mine.view.row.setId, sessionId: mine.id }
  const state = {
    code: submissionId,
    state: 'submitted',
    isCompleted: true,
    submittedAt: at,
    createdAt: at,
    updatedAt: at,
  } as const
  await fixture.deps.withActor(worker, (tx) => tx.insert(submission).values({ ...ids, ...state }))
})
afterAll(() => fixture.close())

describe('listRelatedFiles', () => {
  const query = (entity: 'submission' | 'session' | 'answer', id: string) => ({ entity, id })

  test('lists the recordings, the CV and the documents with sizes and addresses', async () => {
    const { organizationId, dataSubjectId } = mine.actor
    const values = (purpose: FilePurpose, name: string) => ({
      id: fixture.deps.newId(),
      organizationId,
      dataSubjectId,
      sessionId: mine.id,
      purpose,
      name,
      kind: 'pdf' as const,
      sizeBytes: 7,
      sha256: 'a'.repeat(64),
      storageKey: fixture.deps.newId(),
      createdAt: new Date(fixture.deps.clock.nowMs()),
    })
    await fixture.deps.withActor(worker, (tx) =>
      tx.insert(file).values([values('cv', 'CV.pdf'), values(`question:${fixture.deps.newId()}`, 'portfolio.pdf')]),
    )
    const { items } = await listRelatedFiles(fixture.deps, reviewer(), query('submission', submissionId))
    expect(items.map(({ kind, name }) => [kind, name])).toEqual([
      ['recording', '1-1.webm'],
      ['recording', '1-2.webm'],
      ['cv', 'CV.pdf'],
      ['document', 'portfolio.pdf'],
    ])
    expect(items.every(({ sizeBytes }) => sizeBytes > 0)).toBe(true)
    expect((await listRelatedFiles(fixture.deps, reviewer(), query('session', mine.id))).items).toEqual(items)
    const ofAnswer = await listRelatedFiles(fixture.deps, reviewer(), query('answer', answerId))
    expect(ofAnswer.items).toEqual(items.slice(0, 2))
    const own = await listRelatedFiles(fixture.deps, mine.caller, query('session', mine.id))
    expect(own.items.map(({ url }) => url === null)).toEqual([false, false, true, true])
  })

  test('lists no files of other candidates, of missing targets and of unsubmitted sessions', async () => {
    const asked = [
      listRelatedFiles(fixture.deps, stranger(), query('submission', submissionId)),
      listRelatedFiles(fixture.deps, reviewer('viewer'), query('submission', submissionId)),
      listRelatedFiles(fixture.deps, other.caller, query('session', mine.id)),
      listRelatedFiles(fixture.deps, other.caller, query('answer', answerId)),
      listRelatedFiles(fixture.deps, reviewer(), query('session', other.id)),
      listRelatedFiles(fixture.deps, reviewer(), query('answer', fixture.deps.newId())),
    ]
    expect(await Promise.all(asked.map(getErrorCode))).toEqual(asked.map(() => 'NOT_FOUND'))
  })
})
