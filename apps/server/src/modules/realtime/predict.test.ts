import { createSession, reduceSession, type SessionInput, type SessionMachineState } from '@candor/domain'
import { describe, expect, test } from 'vitest'
import { listLikelyTexts, predict } from './predict'

const nowMs = 1_000
const question = (text: string) => ({
  questionId: text,
  answerId: text,
  text,
  kind: 'behavioural' as const,
  requirementTerms: [],
  expectedPoints: [],
  minCharacters: null,
})
const created = (questions: readonly string[]): SessionMachineState =>
  createSession({
    mode: 'chat',
    modesOffered: ['chat'],
    language: 'en',
    plan: questions.map(question),
    durationMinutes: 15,
    numberOfRetakes: 0,
    isPractice: false,
    isAiAllowed: true,
    isRehearsal: false,
  })
const begun = (questions: readonly string[]): SessionMachineState =>
  reduceSession(created(questions), { type: 'begun', mode: 'chat', nowMs }).state
const base = (state: SessionMachineState, mayTranscribe = true) => ({ state, mayTranscribe, host: null })
const answer = (wishes: Partial<Extract<SessionInput, { type: 'turnCommitted' }>> = {}): SessionInput => ({
  type: 'turnCommitted',
  turn: 1,
  take: 1,
  mode: 'chat',
  text: null,
  source: 'server',
  segments: null,
  speechMs: 9_000,
  durationMs: 9_000,
  segmentCount: 1,
  nowMs,
  ...wishes,
})
const texts = (state: SessionMachineState, events: readonly SessionInput[], mayTranscribe = true) =>
  predict(base(state, mayTranscribe), events).says.map(({ seq, text }) => `${seq} ${text}`)

describe('a prediction of the next utterance', () => {
  test('is the acknowledgement while the words are awaited, and includes the reply once that is decided', () => {
    const state = begun(['One?', 'Two?'])
    expect(texts(state, [answer()])).toEqual(['3 All right.'])
    const heard = answer({ heardText: 'I did it.' })
    expect(texts(state, [heard])).toEqual(['3 All right.'])
    expect(texts(state, [heard, { type: 'replyDecided', turn: 1, reply: null, nowMs }])).toEqual([
      '3 All right.',
      '4 Two?',
    ])
  })

  test('is the next question at once if the recording can never become words', () => {
    const state = begun(['One?', 'Two?'])
    expect(texts(state, [answer()], false)).toEqual(['3 All right.', '4 Two?'])
    expect(texts(state, [answer({ segmentCount: 0 })])).toEqual(['3 All right.', '4 Two?'])
  })

  test('is empty if the session refuses the event, and never contains the candidate’s own words', () => {
    const state = begun(['One?', 'Two?'])
    const short = predict(base(state), [answer({ speechMs: 100 })])
    expect([short.says, short.refused]).toEqual([[], 'ANSWER_TOO_SHORT'])
    expect(texts(state, [answer({ text: 'I did it.', source: 'device' })])).toEqual(['4 All right.'])
  })
})

test('prefetches the response to the answer first, then asides, then timed utterances; before the start, the opening', () => {
  const ahead = listLikelyTexts(base(begun(['One?', 'Two?'])), nowMs, ['Take your time.'])
  expect(ahead.slice(0, 3)).toEqual(['All right.', 'Two?', 'Take your time.'])
  expect(ahead.some((text) => text.includes('60 seconds'))).toBe(true)
  expect(listLikelyTexts(base(begun(['One?'])), nowMs, [])[1]).toContain('the last question')
  expect(listLikelyTexts(base(created(['One?'])), nowMs, [])[1]).toBe('One?')
})
