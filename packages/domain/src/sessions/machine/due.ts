import { sessionLimits } from '../../limits'
import { finish, moveOn } from './ask'
import { expiresAtMs, lostAtMs, stopClock, touchClock } from './clock'
import { hasAnswered, isFinishHeld, openAnswer, resumableUntilMs } from './read'
import type { SessionMachineState } from './state'
import { change, changeAnswer, effect, type Step, say, template } from './step'
import { endRetake } from './takes'

/** What time alone brings about, and when. */
type DueKind = 'warn' | 'timeUp' | 'loss' | 'reply' | 'closed' | 'abandon' | 'retakeOver' | 'autoSubmit'
interface Due {
  readonly kind: DueKind
  readonly atMs: number
}

const warnDue = ({ clock }: SessionMachineState): number | null => {
  const expiresAt = expiresAtMs(clock)
  if (clock.isWarned || expiresAt === null) return null
  return Math.max(clock.runningSinceMs ?? 0, expiresAt - sessionLimits.almostUpMs)
}

/** With stale contact the end waits: a ping confirms it, and without one the clock is reset to the last ping. */
const timeUpDue = ({ clock }: SessionMachineState): number | null => {
  const expiresAt = expiresAtMs(clock)
  const isFresh = expiresAt !== null && (clock.lastPingMs ?? 0) >= expiresAt - sessionLimits.contactFreshMs
  return isFresh ? expiresAt : null
}

const replyDue = (state: SessionMachineState): number | null =>
  state.awaiting === null || isFinishHeld(state, state.awaiting.untilMs) ? null : state.awaiting.untilMs

const timers: Readonly<Record<DueKind, (state: SessionMachineState) => number | null>> = {
  warn: warnDue,
  timeUp: timeUpDue,
  loss: (state) => lostAtMs(state.clock),
  reply: replyDue,
  closed: (state) => state.closing?.untilMs ?? null,
  abandon: resumableUntilMs,
  retakeOver: (state) => state.retake?.untilMs ?? null,
  autoSubmit: (state) => state.autoSubmitAtMs,
}
/** In this order where two fall on one instant. */
const dueKinds = ['reply', 'warn', 'timeUp', 'loss', 'closed', 'abandon', 'retakeOver', 'autoSubmit'] as const

const nextDue = (state: SessionMachineState): Due | null => {
  let next: Due | null = null
  for (const kind of dueKinds) {
    const atMs = timers[kind](state)
    if (atMs !== null && (next === null || atMs < next.atMs)) next = { kind, atMs }
  }
  return next
}

/** When time alone will next change the session; null: never. A server may store it and sweep by it. */
export const dueAtMs = (state: SessionMachineState): number | null => nextDue(state)?.atMs ?? null

/** The clock is reset to its value at the last ping; the open answer records the gap. */
const interrupt = (step: Step, atMs: number): Step => {
  const { clock } = step.state
  const fromMs = clock.lastPingMs ?? atMs
  const open = openAnswer(step.state)
  const interrupted = change(step, {
    state: 'interrupted',
    clock: stopClock(clock, fromMs),
    interruptedAtMs: atMs,
  })
  if (!open) return interrupted
  return changeAnswer(interrupted, open.turn, { interruptions: [...open.interruptions, { fromMs, toMs: null }] })
}

/** An open answer gets its grace; without one the interview is over. */
const close = (step: Step, atMs: number): Step => {
  const stopped = change(step, { clock: stopClock(step.state.clock, atMs) })
  if (!openAnswer(step.state)) return finish(stopped, 'time_up', atMs)
  const untilMs = atMs + sessionLimits.captureGraceMs
  return change(stopped, { closing: { deadlineMs: atMs, untilMs } })
}

/** Marks the answers as handed in; the caller has seen to it that there are any. */
export const submitNow = (step: Step): Step =>
  effect(change(step, { isSubmitted: true, autoSubmitAtMs: null }), { type: 'submit' })

/** Recordings that turned out to hold no words are not submitted by themselves. */
const autoSubmit = (step: Step): Step =>
  hasAnswered(step.state) ? submitNow(step) : change(step, { autoSubmitAtMs: null })

const warn = (step: Step, atMs: number): Step =>
  say(change(step, { clock: { ...step.state.clock, isWarned: true } }), {
    messageType: 'timeWarning',
    content: template('timeWarning', { seconds: sessionLimits.almostUpMs / 1_000 }),
    atMs,
  })

const apply: Readonly<Record<DueKind, (step: Step, atMs: number) => Step>> = {
  warn,
  timeUp: close,
  loss: interrupt,
  reply: moveOn,
  closed: (step, atMs) => finish(step, 'time_up', atMs),
  abandon: (step, atMs) => finish(step, 'abandoned', atMs),
  retakeOver: endRetake,
  autoSubmit,
}

/** Brings a session up to an instant: everything that fell due, in its order and at its own instant. */
export const advance = (step: Step, nowMs: number): Step => {
  let current = step
  for (let due = nextDue(current.state); due !== null && due.atMs <= nowMs; due = nextDue(current.state)) {
    current = apply[due.kind](current, due.atMs)
  }
  return current
}

/** The same with a sign of life from the candidate at that instant: a loss before it stays a loss. */
export const advanceWithContact = (step: Step, nowMs: number): Step => {
  const reached = advance(step, nowMs)
  return advance(change(reached, { clock: touchClock(reached.state.clock, nowMs) }), nowMs)
}
