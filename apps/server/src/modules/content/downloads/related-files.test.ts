import { readFile } from 'node:fs/promises'
import { file, submission } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../http/caller'
import { openRoom, type Room, refusalOf, type Sitting } from '../../../testing/interview-room'
import { listRelatedFiles } from './related-files'

const fixture = new URL('../../../../../../packages/media/fixtures/audio-first-vp8.webm', import.meta.url)
const worker = { kind: 'worker' } as const

let room: Room
let mine: Sitting
let other: Sitting
let submissionId: string
let answerId: string

const memberOf = (organizationId: string, role: 'recruiter' | 'viewer' = 'recruiter'): Caller => ({
  candidate: [],
  blocked: null,
  user: { userId: room.member.userId, sessionId: 'any', organizationId, role },
})
const reviewer = (role: 'recruiter' | 'viewer' = 'recruiter') => memberOf(room.member.organizationId, role)
const stranger = () => memberOf(room.deps.newId())

beforeAll(async () => {
  room = await openRoom()
  const { linkId } = await room.makeSet()
  mine = await room.begin(linkId, { mode: 'chat' })
  other = await room.begin(linkId, { mode: 'chat', email: 'other@example.org' })
  answerId = mine.view.row.state.answers[0]?.answerId ?? ''
  const bytes = await readFile(fixture)
  await room.record(mine, bytes)
  await room.record(mine, bytes, { segmentIndex: 1, startOffsetMs: 2_000 })
  await room.record(other, bytes)
  submissionId = room.deps.newId()
  const at = new Date(room.deps.clock.nowMs())
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
  await room.deps.withActor(worker, (tx) => tx.insert(submission).values({ ...ids, ...state }))
})
afterAll(() => room.close())

describe('related files', () => {
  const query = (entity: 'submission' | 'session' | 'answer', id: string) => ({ entity, id })

  test('are the recordings, the CV and the documents, with sizes and addresses', async () => {
    const { organizationId, dataSubjectId } = mine.actor
    const values = (purpose: string, name: string) => ({
      id: room.deps.newId(),
      organizationId,
      dataSubjectId,
      sessionId: mine.id,
      purpose,
      name,
      kind: 'pdf' as const,
      sizeBytes: 7,
      sha256: 'a'.repeat(64),
      storageKey: room.deps.newId(),
      createdAt: new Date(room.deps.clock.nowMs()),
    })
    await room.deps.withActor(worker, (tx) =>
      tx.insert(file).values([values('cv', 'CV.pdf'), values(`question:${room.deps.newId()}`, 'portfolio.pdf')]),
    )
    const { items } = await listRelatedFiles(room.deps, reviewer(), query('submission', submissionId))
    expect(items.map(({ kind, name }) => [kind, name])).toEqual([
      ['recording', '1-1.webm'],
      ['recording', '1-2.webm'],
      ['cv', 'CV.pdf'],
      ['document', 'portfolio.pdf'],
    ])
    expect(items.every(({ sizeBytes }) => sizeBytes > 0)).toBe(true)
    expect((await listRelatedFiles(room.deps, reviewer(), query('session', mine.id))).items).toEqual(items)
    const ofAnswer = await listRelatedFiles(room.deps, reviewer(), query('answer', answerId))
    expect(ofAnswer.items).toEqual(items.slice(0, 2))
    const own = await listRelatedFiles(room.deps, mine.caller, query('session', mine.id))
    expect(own.items.map(({ url }) => url === null)).toEqual([false, false, true, true])
  })

  test('of others, of what is missing and of what was not submitted are not there', async () => {
    const asked = [
      listRelatedFiles(room.deps, stranger(), query('submission', submissionId)),
      listRelatedFiles(room.deps, reviewer('viewer'), query('submission', submissionId)),
      listRelatedFiles(room.deps, other.caller, query('session', mine.id)),
      listRelatedFiles(room.deps, other.caller, query('answer', answerId)),
      listRelatedFiles(room.deps, reviewer(), query('session', other.id)),
      listRelatedFiles(room.deps, reviewer(), query('answer', room.deps.newId())),
    ]
    expect(await Promise.all(asked.map(refusalOf))).toEqual(asked.map(() => 'NOT_FOUND'))
  })
})
