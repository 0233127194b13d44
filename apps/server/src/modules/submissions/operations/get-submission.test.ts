import { zSubmissionDetail } from '@candor/contract'
import { sessionEvent } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { assessmentReads } from '../../assessments'
import { createSet } from '../../sets/operations/create-set'
import { type MadeTake, makeSubmission, type SubmissionWish } from '../testing/make-submission'
import { getCv } from './get-cv'
import { getSubmission } from './get-submission'
import { getTranscript } from './get-transcript'
import { listMessages } from './list-messages'
import { listSessions } from './list-sessions'

let deps: TestDeps
let member: MemberCaller
let set: { id: string; questions: { id: string; text: string }[] }

beforeAll(async () => {
  deps = await createTestDeps()
  member = await makeMember(deps)
  const { id, content } = await createSet(deps, member, {
    name: 'Recruiter',
    content: sampleContent(deps.newId),
    producedBy: null,
    isActive: true,
  })
  set = { id, questions: content.questions }
})
afterAll(() => deps.close())

const submit = (wish: SubmissionWish) => makeSubmission(deps, { member, set }, wish)
const read = (id: string, actor = member) => getSubmission({ ...deps, assessments: assessmentReads }, actor, { id })
const kept: MadeTake = { text: 'What I meant to say.', modality: 'spoken', videoMs: 9_000, durationMs: 9_000 }
const discarded: MadeTake = { text: 'What nobody is to read.', modality: 'spoken', videoMs: 4_000, durationMs: 4_000 }

/** Ids are random: each is named by its first place. */
const withoutIds = (value: unknown): unknown => {
  const seen = new Map<string, string>()
  const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
  const name = (id: string): string => {
    seen.set(id, seen.get(id) ?? `id ${seen.size}`)
    return seen.get(id) ?? ''
  }
  return JSON.parse(JSON.stringify(value).replaceAll(uuid, name))
}

describe('a submission', () => {
  test('is returned in full, as the contract requires', async () => {
    const { id } = await submit({ firstName: 'Thảo', answers: [[kept], [{ text: 'Typed.' }]] })
    const detail = await read(id)
    expect(zSubmissionDetail.parse(detail)).toEqual(detail)
    expect(detail).toMatchObject({
      candidateName: 'Thảo Nguyễn',
      hasVideo: true,
      assessment: null,
      assessmentState: 'pending',
      overallLevel: null,
      can: { review: true, delete: true },
      cv: null,
    })
    expect(detail.answers.map((answer) => [answer.text, answer.questionNumber, answer.startedAtMs])).toEqual([
      ['What I meant to say.', 1, 0],
      ['Typed.', 2, 60_000],
    ])
  })

  test('shows nothing of takes that are not current, as if they did not exist', async () => {
    const email = 'linh@example.org'
    const at = deps.clock.nowMs()
    const once = await submit({ email, answers: [[{ text: 'Typed.' }], [kept]] })
    const again = await submit({
      email,
      answers: [[{ text: 'Typed.' }], [discarded, { ...discarded, text: 'x' }, kept]],
    })
    expect(deps.clock.nowMs()).toBe(at)
    const [first, second] = [await read(once.id), await read(again.id)]
    const bare = (detail: typeof first) => withoutIds({ ...detail, neighbors: null })
    expect(bare(second)).toEqual(bare(first))
    expect(JSON.stringify(second)).not.toContain('nobody is to read')
    expect(second.answers[1]?.media).toMatchObject([{ durationMs: 9_000 }])
    const summary = await getTranscript(deps, member, { id: again.id })
    expect(summary.answers).toEqual(second.answers)
  })

  test('has its newer and older neighbors within the organization', async () => {
    const owner = await makeMember(deps)
    const { id: setId, content } = await createSet(deps, owner, {
      name: 'Own',
      content: sampleContent(deps.newId),
      producedBy: null,
      isActive: true,
    })
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) {
      deps.clock.advance(1_000)
      const of = { member: owner, set: { id: setId, questions: content.questions } }
      ids.push((await makeSubmission(deps, of)).id)
    }
    const [oldest = '', middle = '', newest = ''] = ids
    const getNeighbors = async (id: string) => (await read(id, owner)).neighbors
    expect(await getNeighbors(middle)).toEqual({ previousId: newest, nextId: oldest, place: 2, total: 3 })
    expect(await getNeighbors(newest)).toEqual({ previousId: null, nextId: middle, place: 1, total: 3 })
    expect(await getNeighbors(oldest)).toEqual({ previousId: middle, nextId: null, place: 3, total: 3 })
  })

  test('states what its reader may do with it', async () => {
    const { id } = await submit({})
    const reviewer: MemberCaller = { ...member, role: 'reviewer' }
    expect((await read(id, reviewer)).can).toEqual({ review: true, delete: false })
  })

  test('includes its session and transcript', async () => {
    const { id, sessionId } = await submit({})
    const at = new Date(deps.clock.nowMs())
    const ids = { organizationId: member.organizationId, dataSubjectId: deps.newId() }
    const said = { content: 'Xin chào!', role: 'interviewer', messageType: 'intro' }
    await deps.withActor({ kind: 'worker' }, (tx) =>
      tx.insert(sessionEvent).values([
        { sessionId, seq: 1, ...ids, type: 'message', payload: { ...said, turn: 1 }, at },
        { sessionId, seq: 2, ...ids, type: 'session', payload: {}, at },
      ]),
    )
    expect((await listSessions(deps, member, { id })).items).toMatchObject([{ id: sessionId, state: 'ended' }])
    expect(await listMessages(deps, member, { id, sessionId })).toEqual({
      items: [{ content: 'Xin chào!', role: 'interviewer', type: 'intro', timestamp: at.toISOString() }],
    })
    await expect(listMessages(deps, member, { id, sessionId: deps.newId() })).rejects.toThrow('NOT_FOUND')
  })

  test('of another organization is reported as missing, like one that does not exist', async () => {
    const { id, sessionId } = await submit({ answers: [[kept]] })
    const stranger = await makeMember(deps)
    for (const wanted of [id, deps.newId()]) {
      const input = { id: wanted }
      await expect(getSubmission({ ...deps, assessments: assessmentReads }, stranger, input)).rejects.toThrow(
        'NOT_FOUND',
      )
      await expect(getTranscript(deps, stranger, input)).rejects.toThrow('NOT_FOUND')
      await expect(listSessions(deps, stranger, input)).rejects.toThrow('NOT_FOUND')
      await expect(listMessages(deps, stranger, { ...input, sessionId })).rejects.toThrow('NOT_FOUND')
      await expect(getCv(deps, stranger, input)).rejects.toThrow('NOT_FOUND')
    }
  })
})
