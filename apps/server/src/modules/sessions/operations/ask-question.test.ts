import { candidateQuestionLimits } from '@candor/contract'
import { candidateQuestion } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { abortSession } from './abort-session'
import { askQuestion } from './ask-question'

let fixture: SessionFixture
let linkId: string

beforeAll(async () => {
  fixture = await openSessionFixture()
  const id = '00000000-0000-4000-8000-000000000001'
  const holiday = { id, question: { en: 'How much holiday is there?' }, answer: { en: '25 days a year.' } }
  ;({ linkId } = await fixture.makeSet((content) => ({ ...content, approvedAnswers: [holiday] })))
})
afterAll(() => fixture.close())

const ask = (session: Awaited<ReturnType<SessionFixture['begin']>>, text: string, isToRecruiter = false) =>
  askQuestion(fixture.deps, session.actor, { sessionId: session.id, text, isToRecruiter })
const listStored = async (sessionId: string) => {
  const rows = await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx.select().from(candidateQuestion).where(eq(candidateQuestion.sessionId, sessionId)),
  )
  return rows.map(({ text }) => text)
}

describe('askQuestion', () => {
  test('answers with what the company approved, and passes nothing on then', async () => {
    const session = await fixture.begin(linkId)
    const answer = { question: 'How much holiday is there?', answer: '25 days a year.' }
    expect(await ask(session, 'How much holiday do I get?')).toEqual({ answer, isPassedOn: false })
    expect(await listStored(session.id)).toEqual([])
  })

  test('passes on what no approved text answers, and what the candidate wants passed on', async () => {
    const session = await fixture.begin(linkId)
    expect(await ask(session, ' Who would be my manager? ')).toEqual({ answer: null, isPassedOn: true })
    expect(await ask(session, 'How much holiday do I get?', true)).toEqual({ answer: null, isPassedOn: true })
    expect((await listStored(session.id)).sort()).toEqual(['How much holiday do I get?', 'Who would be my manager?'])
  })

  test('passes on no more questions than the limit', async () => {
    const session = await fixture.begin(linkId)
    for (let asked = 0; asked < candidateQuestionLimits.perInterview; asked += 1)
      await ask(session, `Manager ${asked}?`)
    expect(await getErrorCode(ask(session, 'One more?'))).toBe('QUESTION_LIMIT_REACHED')
    expect(await listStored(session.id)).toHaveLength(candidateQuestionLimits.perInterview)
  })

  test('stores nothing of a practice', async () => {
    const session = await fixture.begin(linkId, { isPractice: true })
    expect(await ask(session, 'Who would be my manager?')).toEqual({ answer: null, isPassedOn: false })
    expect(await listStored(session.id)).toEqual([])
  })

  test('refuses an aborted session with SESSION_ENDED', async () => {
    const session = await fixture.begin(linkId)
    await abortSession(fixture.context, session.actor, { sessionId: session.id })
    expect(await getErrorCode(ask(session, 'Why?'))).toBe('SESSION_ENDED')
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const own = await fixture.begin(linkId)
    const other = await fixture.begin(linkId, { email: 'other@example.org' })
    expect(await getErrorCode(ask({ ...other, id: own.id }, 'Why?'))).toBe('SESSION_NOT_FOUND')
    expect(await listStored(own.id)).toEqual([])
  })
})
