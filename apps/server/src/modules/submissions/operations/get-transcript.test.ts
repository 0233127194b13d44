import { accessGrant } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { createChatDeps } from '../testing/create-chat-deps'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import { getTranscript } from './get-transcript'

let fixture: Submissions

beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

describe('getTranscript', () => {
  test('returns the current takes in the order of the interview', async () => {
    const { id } = await fixture.submit({
      answers: [[{ text: 'First.' }], [{ text: 'Discarded.' }, { text: 'Second.' }]],
    })
    const { answers } = await getTranscript(createChatDeps(fixture.deps), fixture.member, { id })
    expect(answers.map(({ text, questionNumber }) => [text, questionNumber])).toEqual([
      ['First.', 1],
      ['Second.', 2],
    ])
  })

  test('shows recordings only to members who may review', async () => {
    const { deps, member, set } = fixture
    const { id } = await fixture.submit({ answers: [[{ text: 'Spoken.', modality: 'spoken', videoMs: 1_000 }]] })
    const viewer: MemberCaller = { ...member, role: 'viewer' }
    const at = new Date(deps.clock.nowMs())
    const target = { targetType: 'set', targetId: set.id, userId: viewer.userId } as const
    const times = { createdAt: at, expiresAt: new Date(at.getTime() + 60_000) }
    await deps.withActor({ kind: 'worker' }, (tx) =>
      tx.insert(accessGrant).values({ id: deps.newId(), organizationId: member.organizationId, ...target, ...times }),
    )
    const countMedia = async (actor: MemberCaller) =>
      (await getTranscript(createChatDeps(deps), actor, { id })).answers.map(({ media }) => media.length)
    expect([await countMedia(member), await countMedia(viewer)]).toEqual([[1], [0]])
  })

  test('rejects a submission of another organization with NOT_FOUND, like one that does not exist', async () => {
    const { id } = await fixture.submit()
    const { deps, stranger, member } = fixture
    await expect(getTranscript(createChatDeps(deps), stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(getTranscript(createChatDeps(deps), member, { id: deps.newId() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
