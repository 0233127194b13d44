import { describe, expect, it } from 'vitest'
import { remainingMs } from './clock'
import type { SessionInput } from './event'
import { currentTurn, replyInput } from './read'
import { begun, commit, created, heard, proceed, run, spoken, t0 } from './testing/scenario'

describe('the beginning', () => {
  it('says the intro and the first question, starts the clock and schedules a check for a lost client', () => {
    const { state, kinds, effects } = run(created(), { type: 'begun', mode: 'text', nowMs: t0 })
    expect(kinds).toEqual(['intro', 'question', 'scheduleTick'])
    expect(effects.at(-1)).toEqual({ type: 'scheduleTick', atMs: t0 + 30_000 })
    expect([state.state, state.mode, remainingMs(state, t0 + 1_000)]).toEqual(['started', 'text', 299_000])
    expect(currentTurn(state)).toMatchObject({ turn: 1, answerId: 'a0', questionNumber: 1, questionCount: 2 })
  })
  it('ignores a repeated start and refuses a mode that is not offered', () => {
    const again = run(begun(), { type: 'begun', mode: 'chat', nowMs: t0 })
    expect([again.state, again.effects, again.refused]).toEqual([begun(), [], null])
    expect(run(created(), { type: 'begun', mode: 'live', nowMs: t0 }).refused).toBe('MODE_NOT_OFFERED')
    expect(run(begun(), { type: 'modeSwitched', mode: 'live', nowMs: t0 }).refused).toBe('MODE_NOT_OFFERED')
    expect(run(begun(), { type: 'modeSwitched', mode: 'text', nowMs: t0 }).state.mode).toBe('text')
  })
  it('ends a set without questions at once: outroNoQuestions, no time left, nothing to submit', () => {
    const { state, kinds } = run(created(0), { type: 'begun', mode: 'chat', nowMs: t0 })
    expect([kinds, state.state, remainingMs(state, t0), state.autoSubmitAtMs]).toEqual([
      ['outroNoQuestions'],
      'ended',
      0,
      null,
    ])
    expect(run(state, { type: 'submitted', nowMs: t0 }).refused).toBe('NOTHING_ANSWERED')
  })
  it.each([
    commit(1, t0),
    { type: 'resumed', nowMs: t0 },
    { type: 'ended', reason: 'left', nowMs: t0 },
    { type: 'submitted', nowMs: t0 },
    { type: 'recordingStarted', turn: 1, take: 1, nowMs: t0 },
  ] satisfies SessionInput[])('has to come before $type', (event) => {
    const result = run(created(), event)
    expect([result.refused, result.state]).toEqual(['SESSION_NOT_STARTED', created()])
  })
})

describe('a turn', () => {
  it('stores and shows an answer with words, offers it to the interviewer and asks the next question', () => {
    const first = run(begun(), commit(1, t0 + 10_000))
    expect(first.kinds).toEqual(['answer', 'acknowledgement', 'decideReply', 'scheduleTick'])
    expect(first.state.answers[0]).toMatchObject({
      state: 'ready',
      text: 'An answer of mine',
      modality: 'typed',
      transcript: 'none',
    })
    expect(replyInput(first.state, 1, t0 + 10_000)).toMatchObject({
      answer: { modality: 'text' },
      probesInInterview: 0,
      remainingMs: 290_000,
    })
    const next = run(first.state, proceed(1, t0 + 11_000))
    expect(next.kinds.slice(0, 1)).toEqual(['question'])
    expect(currentTurn(next.state)).toMatchObject({ turn: 2, answerId: 'a1', questionNumber: 2 })
  })
  it('replies at once to words recognized during speech, and still transcribes the recording', () => {
    const spoken = { source: 'server', text: null, speechMs: 9_000, segmentCount: 1 } as const
    const heard = run(begun(), commit(1, t0 + 10_000, { ...spoken, heardText: 'I did it twice' }))
    expect(heard.kinds).toEqual(['transcribe', 'acknowledgement', 'decideReply', 'scheduleTick'])
    expect(replyInput(heard.state, 1, t0 + 10_000)?.answer).toEqual({
      text: 'I did it twice',
      speechMs: 9_000,
      modality: 'speech',
    })
    const asked = run(heard.state, proceed(1, t0 + 11_000)).state
    const arrived = { type: 'transcriptArrived', turn: 1, take: 1, segments: null, transcribedBy: 'whisper' } as const
    const transcribed = run(asked, { ...arrived, text: 'I did it twice, alone', nowMs: t0 + 15_000 })
    expect(transcribed.state.answers[0]).toMatchObject({ text: 'I did it twice, alone', transcript: 'ready' })
    const failed = run(asked, { type: 'transcriptFailed', turn: 1, take: 1, nowMs: t0 + 15_000 })
    expect(failed.state.answers[0]).toMatchObject({ text: 'I did it twice', transcript: 'failed' })
  })
  it('acknowledges a commit once and at once, with or without words', () => {
    const spoken = { source: 'server', text: null, speechMs: 9_000, segmentCount: 1 } as const
    const waiting = run(begun(), commit(1, t0 + 10_000, spoken))
    expect(waiting.kinds).toEqual(['transcribe', 'acknowledgement', 'scheduleTick'])
    const empty = { type: 'transcriptArrived', turn: 1, take: 1, segments: null, transcribedBy: 'w', text: '' } as const
    expect(run(waiting.state, { ...empty, nowMs: t0 + 12_000 }).kinds.slice(0, 1)).toEqual(['question'])
  })
  it('commits a turn once: a repeated commit changes nothing, even after the end', () => {
    const first = run(begun(1), commit(1, t0 + 1_000))
    const again = run(first.state, commit(1, t0 + 1_000, { text: 'Something else' }))
    expect([again.state, again.effects, again.refused]).toEqual([first.state, [], null])
    const over = run(first.state, proceed(1, t0 + 2_000)).state
    expect(run(over, commit(1, t0 + 3_000))).toMatchObject({ state: over, effects: [], refused: null })
  })
  it.each([
    [2, 1],
    [0, 1],
    [1, 2],
  ])('refuses turn %i in take %i, which was not asked for', (turn, take) => {
    expect(run(begun(), commit(turn, t0, { take })).refused).toBe('TURN_OUT_OF_ORDER')
  })
  it('asks a follow-up question when the interviewer decides so, and keeps its history', () => {
    const reply = { kind: 'example', text: 'For example?', term: null, answerId: 'p1' } as const
    const asked = run(begun(), commit(1, t0), { type: 'replyDecided', turn: 1, reply, nowMs: t0 + 1 })
    expect(asked.kinds).toContain('followUp')
    expect(currentTurn(asked.state)).toMatchObject({
      turn: 2,
      answerId: 'p1',
      questionNumber: 1,
      isFollowUp: true,
      questionText: 'For example?',
    })
    const answered = run(asked.state, commit(2, t0 + 2)).state
    expect(replyInput(answered, 2, t0)).toMatchObject({
      probesOnThisQuestion: ['example'],
      probesInInterview: 1,
      lastProbeKind: 'example',
    })
    const repeat = run(begun(), commit(1, t0), {
      type: 'replyDecided',
      turn: 1,
      reply: { ...reply, kind: 'slower' },
      nowMs: t0,
    })
    expect(repeat.kinds).toContain('repeat')
  })
  it('continues without a reply after eight seconds and ignores a late reply', () => {
    const waiting = run(begun(), commit(1, t0)).state
    expect(run(waiting, { type: 'timePassed', nowMs: t0 + 7_999 }).state.turn).toBe(1)
    const gone = run(waiting, { type: 'timePassed', nowMs: t0 + 8_000 }).state
    expect(gone.turn).toBe(2)
    expect(run(gone, proceed(1, t0 + 8_001)).state).toEqual(gone)
  })
})

describe('the length of an answer', () => {
  it.each([
    [4_900, 'ANSWER_TOO_SHORT'],
    [5_000, null],
    [null, 'ANSWER_TOO_SHORT'],
  ])('with %s ms of speech leads to the refusal %s', (speechMs, refused) => {
    expect(run(begun(), spoken(1, t0, { speechMs })).refused).toBe(refused)
  })
  it('refuses the first silence; the second counts as no answer and the interview continues', () => {
    const result = run(begun(), spoken(1, t0, { speechMs: 0 }), spoken(1, t0 + 1, { speechMs: 0 }))
    expect([result.refused, result.state.turn, result.state.answers[0]?.state]).toEqual([null, 2, 'skipped'])
    expect(result.effects).toContainEqual(
      expect.objectContaining({ content: { kind: 'template', key: 'movingOn', params: {} } }),
    )
  })
  it('saves the words of a short second answer', () => {
    const short = { source: 'device', text: 'Yes' } as const
    const { state } = run(
      begun(),
      spoken(1, t0, { speechMs: 900, ...short }),
      spoken(1, t0, { speechMs: 900, ...short }),
    )
    expect(state.answers[0]).toMatchObject({ state: 'ready', text: 'Yes', transcript: 'ready' })
  })
  it('measures the length by the recording when words come without a measure of speech', () => {
    const device = { source: 'device', text: 'Yes' } as const
    expect(run(begun(), spoken(1, t0, { speechMs: null, ...device, durationMs: 5_000 })).refused).toBeNull()
    expect(run(begun(), spoken(1, t0, { speechMs: null, ...device, durationMs: 4_999 })).refused).toBe(
      'ANSWER_TOO_SHORT',
    )
  })
  it('refuses a typed answer only below the minimum of its question', () => {
    expect(run(begun(1), commit(1, t0, { text: 'x' })).refused).toBeNull()
    const strict = begun(1, { minCharacters: 3 })
    expect(run(strict, commit(1, t0, { text: ' ệx ' }), commit(1, t0, { text: 'ệx' })).refused).toBe('ANSWER_TOO_SHORT')
    expect(run(strict, commit(1, t0, { text: 'ệxy'.normalize('NFD') })).refused).toBeNull()
  })
  it('limits a typed answer to 2,000 characters', () => {
    expect(run(begun(), commit(1, t0, { text: 'é'.repeat(2_000) })).refused).toBeNull()
    expect(run(begun(), commit(1, t0, { text: 'é'.repeat(2_001) })).refused).toBe('VALIDATION_FAILED')
  })
})

describe('a transcript', () => {
  it('waits for the transcript before the interviewer decides', () => {
    const waiting = run(begun(), spoken(1, t0, { speechMs: 6_000 }))
    expect(waiting.effects).toContainEqual({ type: 'transcribe', turn: 1, take: 1, answerId: 'a0' })
    const ready = run(waiting.state, heard(1, t0 + 7_900, 'Words'))
    expect(ready.kinds).toEqual(['answer', 'decideReply'])
    expect(ready.state.awaiting).toEqual({ for: 'reply', turn: 1, untilMs: t0 + 10_900 })
  })
  it('stores a late transcript without a second question, even after the end', () => {
    const late = run(begun(1), spoken(1, t0, { speechMs: 6_000 }), { type: 'timePassed', nowMs: t0 + 8_000 })
    expect(late.state.state).toBe('ended')
    const stored = run(late.state, heard(1, t0 + 60_000, 'Words'), heard(1, t0 + 61_000, 'Others'))
    expect(stored.state.answers[0]).toMatchObject({ text: 'Words', transcript: 'ready', state: 'ready' })
    expect(stored.kinds).toEqual(['answer'])
  })
  it('keeps the recording as the answer when transcription fails, and continues', () => {
    const { state } = run(begun(), spoken(1, t0, { speechMs: 6_000 }), {
      type: 'transcriptFailed',
      turn: 1,
      take: 1,
      nowMs: t0 + 1,
    })
    expect([state.turn, state.answers[0]?.state, state.answers[0]?.transcript]).toEqual([2, 'ready', 'failed'])
  })
  it('skips an answer whose transcript has no words; without another answer there is nothing to submit', () => {
    const { state } = run(begun(1), spoken(1, t0, { speechMs: 6_000 }), heard(1, t0 + 1, ' '))
    expect([state.state, state.answers[0]?.state, state.autoSubmitAtMs]).toEqual(['ended', 'skipped', null])
  })
  it.each(['transcriptArrived', 'transcriptFailed'] as const)(
    '%s of a turn that was never asked is refused',
    (type) => {
      expect(run(begun(), { ...heard(7, t0, 'x'), type } as SessionInput).refused).toBe('TURN_OUT_OF_ORDER')
    },
  )
})
