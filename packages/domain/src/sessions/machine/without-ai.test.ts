import { describe, expect, it } from 'vitest'
import { begun, commit, created, heard, run, spoken, t0 } from './testing/scenario'

describe('an interview without consent to AI', () => {
  const isAiAllowed = false
  it('says in the intro that only people read the answers', () => {
    const { effects } = run(created(2, { isAiAllowed }), { type: 'begun', mode: 'text', nowMs: t0 })
    expect(effects[0]).toMatchObject({ messageType: 'intro', content: { params: { isAiDeclined: 1 } } })
    const usual = run(created(), { type: 'begun', mode: 'text', nowMs: t0 })
    expect(usual.effects[0]).toMatchObject({ content: { params: { questionCount: 2 } } })
  })
  it('asks the next question at once, without looking for a follow-up', () => {
    const { kinds, state } = run(begun(2, { isAiAllowed }), commit(1, t0 + 10_000))
    expect(kinds).toEqual(['answer', 'acknowledgement', 'question'])
    expect([state.turn, state.awaiting]).toEqual([2, null])
  })
  it('does not wait for the words of a recording, and takes them when they arrive', () => {
    const said = spoken(1, t0 + 10_000, { speechMs: 8_000, durationMs: 9_000 })
    const { kinds, state } = run(begun(2, { isAiAllowed }), said)
    expect(kinds).toEqual(['transcribe', 'acknowledgement', 'question'])
    const late = run(state, heard(1, t0 + 20_000, 'What I said'))
    expect(late.state.answers[0]).toMatchObject({ text: 'What I said', state: 'ready' })
    expect(late.kinds).not.toContain('decideReply')
  })
  it('ends after the last answer', () => {
    const { state, kinds } = run(begun(1, { isAiAllowed }), commit(1, t0 + 10_000))
    expect([state.state, state.endReason]).toEqual(['ended', 'completed'])
    expect(kinds).toContain('outro')
  })
})
