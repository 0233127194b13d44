import type { MeteredLanguageModel } from '@candor/ai'
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

  test('summarizes the current takes in a quoted sentence for each question, chosen by the rules', async () => {
    const { id, answerIds } = await fixture.submit({
      answers: [[{ text: 'Yes. I opened two shops in Hue.' }], [{ text: 'Discarded words.' }, { text: 'I sold one.' }]],
    })
    const { summary } = await getTranscript(createChatDeps(fixture.deps), fixture.member, { id })
    expect(summary).toMatchObject({ madeBy: { kind: 'builtin' }, moreQuestions: 0 })
    expect(summary.lines.map(({ text, citation }) => [text, citation.answerId, citation.quote])).toEqual([
      [null, answerIds[0], 'I opened two shops in Hue.'],
      [null, answerIds[1], 'I sold one.'],
    ])
  })

  test('asks a model for a summary once, until the answers change', async () => {
    const { id } = await fixture.submit({ answers: [[{ text: 'I opened two shops in Hue last year.' }]] })
    let calls = 0
    const languageModel: MeteredLanguageModel = {
      id: 'fake',
      model: 'm',
      capabilities: { maxPromptChars: 100_000 },
      generate: async ({ schema }) => {
        calls += 1
        const quote = { passage: 'p1', words: 'opened two shops in Hue' }
        const value = schema.parse({ lines: [{ question: 1, text: 'Opened two shops in Hue.', quote }] })
        return { value, usage: { inputTokens: 1, outputTokens: 1, isEstimated: false }, producedBy: 'fake/m' }
      },
      choose: () => Promise.reject(new Error('not asked')),
    }
    const deps = createChatDeps(fixture.deps, languageModel)
    const first = await getTranscript(deps, fixture.member, { id })
    expect(first.summary.lines.map(({ text }) => text)).toEqual(['Opened two shops in Hue.'])
    expect(first.summary.madeBy).toEqual({ kind: 'model', model: 'fake/m' })
    expect(await getTranscript(deps, fixture.member, { id })).toEqual(first)
    expect(calls).toBe(1)
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
