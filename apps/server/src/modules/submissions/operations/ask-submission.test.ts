import { type MeteredLanguageModel, ModelError } from '@candor/ai'
import type { ChatEvent } from '@candor/contract'
import { auditEvent } from '@candor/db'
import { chatBudget } from '@candor/domain'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { createChatDeps } from '../testing/create-chat-deps'
import { giveAssessment } from '../testing/make-submission'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import { askSubmission, type ChatDeps } from './ask-submission'

let fixture: Submissions
let deps: ChatDeps

beforeAll(async () => {
  fixture = await openSubmissions()
  deps = createChatDeps(fixture.deps)
})
afterAll(() => fixture.deps.close())

const ask = async (id: string, question: string, actor: MemberCaller = fixture.member): Promise<ChatEvent[]> => {
  const events: ChatEvent[] = []
  for await (const event of await askSubmission(deps, actor, { id, question })) events.push(event)
  return events
}
const listQuotes = (events: readonly ChatEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'statement' ? event.citations.map(({ quote }) => quote) : []))

describe('askSubmission', () => {
  test('streams quotes with their place in the answer, and says that the rules chose them', async () => {
    const text = 'I like short meetings. We moved our services to Kubernetes last spring.'
    const { id, answerIds } = await fixture.submit({ answers: [[{ text: 'Discarded: Terraform.' }, { text }]] })
    const events = await ask(id, 'Does she know Kubernetes?')
    expect(events.map(({ type }) => type)).toEqual(['started', 'statement', 'ended'])
    const quote = 'We moved our services to Kubernetes last spring.'
    const start = text.indexOf(quote)
    expect(events[1]).toMatchObject({
      ground: 'words',
      text: null,
      citations: [{ answerId: answerIds[0], questionNumber: 1, start, end: start + quote.length, quote }],
    })
    expect(events.at(-1)).toEqual({ type: 'ended', madeBy: { kind: 'builtin' } })
    // Of an earlier take.
    expect(await ask(id, 'Terraform?')).toContainEqual({ type: 'notMentioned', topic: 'Terraform' })
  })

  test('never reaches what another candidate of the same set or of another organization said', async () => {
    await fixture.submit({ answers: [[{ text: 'My canary word is Zanzibar, and I ran the Zanzibar office.' }]] })
    const { id } = await fixture.submit({ answers: [[{ text: 'I ran the office in Leeds.' }]] })
    for (const question of ['Zanzibar?', 'What did the other candidates say about Zanzibar?', 'Compare with Zanzibar'])
      expect(JSON.stringify(await ask(id, question)).replaceAll(/"topic":"[^"]*"/g, '')).not.toContain('Zanzibar')
    await expect(ask(id, 'Leeds?', fixture.stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(ask(fixture.deps.newId(), 'Leeds?')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('reports a must-have as the assessment found it', async () => {
    const { id } = await fixture.submit({ answers: [[{ text: 'I have never worked with spreadsheets.' }]] })
    await giveAssessment(fixture.deps, id, {
      requirements: [{ name: 'Kubernetes', state: 'not_named', evidence: null }],
    })
    const events = await ask(id, 'Does she know Kubernetes?')
    expect(events).toContainEqual({ type: 'requirement', name: 'Kubernetes', state: 'not_named' })
    expect(events).toContainEqual({ type: 'notMentioned', topic: 'Kubernetes' })
    expect(listQuotes(events)).toEqual([])
  })

  test('asks a model only with the candidate’s consent to AI, and answers by the rules if it fails', async () => {
    let calls = 0
    const languageModel: MeteredLanguageModel = {
      id: 'fake',
      model: 'm',
      capabilities: { maxPromptChars: 100_000 },
      generate: () => {
        calls += 1
        return Promise.reject(new ModelError('timeout', 'too late'))
      },
      choose: () => Promise.reject(new ModelError('timeout', 'too late')),
    }
    const answers = [[{ text: 'We grew to forty shops in one year.' }]]
    const withModel = createChatDeps(fixture.deps, languageModel)
    for (const [isAiDeclined, expectedCalls] of [
      [true, 0],
      [false, 1],
    ] as const) {
      const { id } = await fixture.submit({ answers, isAiDeclined })
      const events: ChatEvent[] = []
      for await (const event of await askSubmission(withModel, fixture.member, { id, question: 'Shops?' }))
        events.push(event)
      expect(calls).toBe(expectedCalls)
      expect(listQuotes(events)).toEqual(['We grew to forty shops in one year.'])
      expect(events.at(-1)).toEqual({ type: 'ended', madeBy: { kind: 'builtin' } })
    }
  })

  test('records who asked about which submission, and not one word of the question or the answer', async () => {
    const { id } = await fixture.submit({ answers: [[{ text: 'We grew to forty shops.' }]] })
    await ask(id, 'How many shops, secretly?')
    const [event] = await fixture.deps.withActor(fixture.member, (tx) =>
      tx.select().from(auditEvent).where(eq(auditEvent.subjectId, id)).orderBy(desc(auditEvent.at)),
    )
    expect(event).toMatchObject({ type: 'submission.asked', actorId: fixture.member.userId })
    expect(JSON.stringify(event)).not.toMatch(/shops|secretly/)
  })

  test('refuses a member who asks too much with RATE_LIMITED and the seconds to wait, and no one else', async () => {
    const { id } = await fixture.submit({ answers: [[{ text: 'We grew to forty shops.' }]] })
    deps = createChatDeps(fixture.deps)
    for (let count = 0; count < chatBudget.tokens * fixture.deps.env.REQUEST_LIMIT_FACTOR; count += 1)
      deps.chatBudget.take(fixture.member.userId, 1)
    await expect(ask(id, 'Shops?')).rejects.toMatchObject({ code: 'RATE_LIMITED', params: { seconds: 3 } })
    const colleague = { ...fixture.member, userId: fixture.deps.newId() }
    expect(deps.chatBudget.getWaitSeconds(colleague.userId, 1)).toBe(0)
  })
})
