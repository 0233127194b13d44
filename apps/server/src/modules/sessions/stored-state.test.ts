import { createSession, reduceSession } from '@candor/domain'
import { describe, expect, test } from 'vitest'
import { readStoredState } from './stored-state'

const question = (id: string) => ({
  questionId: `q${id}`,
  answerId: `a${id}`,
  text: `Question ${id}?`,
  kind: 'technical' as const,
  requirementTerms: [],
  expectedPoints: [],
  minCharacters: null,
})
const begun = () => {
  const plan = [question('0'), question('1')]
  const choice = {
    mode: 'chat',
    modesOffered: ['chat'],
    isAiAllowed: true,
    language: 'en',
    durationMinutes: null,
    numberOfRetakes: 0,
    isPractice: false,
    isRehearsal: false,
  } as const
  return reduceSession(createSession({ ...choice, plan }), { type: 'begun', mode: 'chat', nowMs: 1_000 }).state
}
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a stored session', () => {
  test('from before there were retakes is read as one without any', () => {
    const now = begun()
    const { retake: _retake, pausedMs: _pausedMs, numberOfRetakes: _number, ...before } = now
    const answers = now.answers.map(
      ({ replaces: _1, retaken: _2, otherTakes: _3, lastTake: _4, setRetakeCount: _5, ...answer }) => answer,
    )
    expect(readStoredState(throughJson({ ...before, answers }))).toEqual(now)
  })
  test('from before accommodations could be asked for is read as one that is held by none', () => {
    const { heldUntilMs: _held, isTypingAllowed: _typing, ...before } = begun()
    expect(readStoredState(throughJson(before))).toEqual(begun())
  })
  test('from before sets could allow retakes is read with its retake as one after a fault', () => {
    const { numberOfRetakes: _, ...before } = begun()
    const retake = { turn: 1, take: 2, startedAtMs: 5, leftMs: 6, untilMs: 7, segmentCount: 0 }
    expect(readStoredState(throughJson({ ...before, retake }))).toMatchObject({
      numberOfRetakes: 0,
      retake: { ...retake, reason: 'fault' },
    })
  })
  test('is read back unchanged, including a retake and takes that are not current', () => {
    const [first, ...rest] = begun().answers
    if (first === undefined) throw new Error('nothing was asked')
    const { answerId: _, turn: _turn, ...content } = first
    const other = {
      ...{
        take: 1,
        replaces: null,
        startedAtMs: 1,
        endedAtMs: 2,
        state: 'ready' as const,
        modality: 'spoken' as const,
      },
      ...{ text: 'words', speechMs: 1, durationMs: 2, segmentCount: 1, transcript: 'ready' as const },
      ...{ transcribedBy: 'device', segments: null, interruptions: content.interruptions },
    }
    const retaken = { startedAtMs: 3, endedAtMs: 4 }
    const answers = [
      { ...first, take: 2, replaces: 1, retaken, otherTakes: [other], setRetakeCount: 1, lastTake: 3 },
      ...rest,
    ]
    const retake = { turn: 1, take: 3, reason: 'set', startedAtMs: 5, leftMs: 6, untilMs: 7, segmentCount: 0 }
    const state = { ...begun(), numberOfRetakes: 2, answers, retake, pausedMs: 8 }
    expect(readStoredState(throughJson(state))).toEqual(state)
  })
  test('with an unknown field is rejected, because the next write would lose the field', () => {
    expect(() => readStoredState({ ...begun(), later: 1 })).toThrow('later')
    const answers = begun().answers.map((answer) => ({ ...answer, later: 1 }))
    expect(() => readStoredState({ ...begun(), answers })).toThrow('later')
  })
})
