import type { SessionEffect } from '../effect'
import type { SessionInput, TurnCommitted } from '../event'
import { reduceSession } from '../reduce'
import { createSession, type SessionMachineState } from '../state'
import { samplePlan } from './simulation'

/* Short ways to write an interview down, for the tests of the machine. */
export const t0 = 1_000_000
export const created = (
  count = 2,
  options: { minCharacters?: number; isPractice?: boolean; isAiAllowed?: boolean; numberOfRetakes?: number } = {},
): SessionMachineState =>
  createSession({
    mode: 'chat',
    modesOffered: ['chat', 'text'],
    language: 'en',
    plan: samplePlan(count, options.minCharacters ?? null),
    durationMinutes: null,
    numberOfRetakes: options.numberOfRetakes ?? 0,
    isPractice: options.isPractice ?? false,
    isAiAllowed: options.isAiAllowed ?? true,
    isRehearsal: false,
  })

export const run = (state: SessionMachineState, ...events: SessionInput[]) => {
  const effects: SessionEffect[] = []
  let current = state
  let refused: string | null = null
  for (const event of events) {
    const result = reduceSession(current, event)
    current = result.state
    refused = result.refused
    effects.push(...result.effects)
  }
  return {
    state: current,
    effects,
    refused,
    kinds: effects.map((made) => (made.type === 'say' ? made.messageType : made.type)),
  }
}
export const begun = (count = 2, options = {}) =>
  run(created(count, options), { type: 'begun', mode: 'chat', nowMs: t0 }).state
export const commit = (turn: number, nowMs: number, more: Partial<TurnCommitted> = {}): TurnCommitted => ({
  type: 'turnCommitted',
  turn,
  take: 1,
  mode: 'text',
  text: 'An answer of mine',
  source: 'typed',
  segments: null,
  speechMs: null,
  durationMs: 0,
  segmentCount: 0,
  nowMs,
  ...more,
})
export const spoken = (turn: number, nowMs: number, given: Partial<TurnCommitted>) =>
  commit(turn, nowMs, { mode: 'chat', source: 'server', text: null, segmentCount: 1, ...given })
export const proceed = (turn: number, nowMs: number): SessionInput => ({
  type: 'replyDecided',
  turn,
  reply: null,
  nowMs,
})
export const heard = (turn: number, nowMs: number, text: string): SessionInput => ({
  type: 'transcriptArrived',
  turn,
  take: 1,
  text,
  segments: null,
  transcribedBy: 'whisper',
  nowMs,
})
export const pings = (fromMs: number, toMs: number): SessionInput[] =>
  Array.from({ length: Math.floor((toMs - fromMs) / 5_000) }, (_, index) => ({
    type: 'pinged',
    nowMs: fromMs + (index + 1) * 5_000,
  }))
