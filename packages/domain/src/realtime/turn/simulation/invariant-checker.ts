import { answerLimits, sessionLimits, turnLimits } from '../../../limits'
import { isClockRunning, remainingMs } from '../../../sessions/machine/clock'
import type { SayEffect, SessionResult } from '../../../sessions/machine/effect'
import type { SessionInput } from '../../../sessions/machine/event'
import { findAnswerOfTurn } from '../../../sessions/machine/read'
import type { SessionAnswerState, SessionMachineState } from '../../../sessions/machine/state'
import { isOver } from '../../../sessions/session-state'
import { turnDueAtMs } from '../turn-due'
import type { TurnEffect } from '../turn-event'
import type { TurnMachineState } from '../turn-state'
import type { InterviewParts } from './parts'
import { must } from './rules'

const contacts: ReadonlySet<SessionInput['type']> = new Set([
  'pinged',
  'begun',
  'modeSwitched',
  'resumed',
  'turnCommitted',
])
const frameMs = 32
/** The longest that nothing may happen while the candidate is willing and there. */
const longestSilenceMs = 60_000
/** An ending that sounds complete, of a candidate with the shortest pauses. */
const leastPatienceMs = turnLimits.completeMs * turnLimits.factor.min
const detectMs = 100

/** Watches from outside, by what really was said and when, and says which rule was broken. */
export class InvariantChecker {
  readonly counts = {
    commits: 0,
    refusals: 0,
    speechStops: 0,
    takeovers: 0,
    probes: 0,
    warnings: 0,
    interruptions: 0,
    reassurances: 0,
  }
  private readonly interview: InterviewParts
  private voiceFromMs: number | null = null
  private speechFromMs: number | null = null
  private readonly commits = new Map<string, number>()
  private readonly owed = new Map<number, number>()
  private lastAsked: { readonly key: string; readonly atMs: number } | null = null
  private usedMs = 0
  private contactMs: number | null = null
  private silentMs = 0
  private tick: { readonly leftMs: number; readonly runningSinceMs: number | null } | null = null

  constructor(interview: InterviewParts) {
    this.interview = interview
  }

  private get nowMs(): number {
    return this.interview.timeline.nowMs
  }

  /** What the process that died was handing in is handed in by the next. */
  tookOver(): void {
    this.counts.takeovers += 1
    this.lastAsked = null
  }

  voiceStarted(kind: string): void {
    must(this.voiceFromMs === null, `never two voices of the interviewer at once (${kind})`)
    this.voiceFromMs = this.nowMs
  }
  voiceEnded(): void {
    this.checkOverlap()
    this.voiceFromMs = null
  }
  speechStarted(): void {
    this.speechFromMs = this.nowMs
  }
  speechEnded(): void {
    this.checkOverlap()
    this.speechFromMs = null
  }

  private checkOverlap(): void {
    if (this.voiceFromMs === null || this.speechFromMs === null) return
    const forMs = this.nowMs - Math.max(this.voiceFromMs, this.speechFromMs)
    must(forMs <= turnLimits.bargeInMs + 2 * frameMs, `the interviewer speaks over the candidate for ${forMs} ms`)
  }

  /** Only lateness may make the interviewer begin during speech or in a short pause. */
  private checkPatience(): void {
    const { candidate, link } = this.interview
    const { disturbance } = this.interview.getAnswerScript(candidate.turn)
    if (
      disturbance.kind !== 'none' ||
      this.interview.script.hears === 'nothing' ||
      candidate.turn !== this.interview.server.turn.turn
    )
      return
    const lateMs = link.mostDelayMs + detectMs
    // Speech that has just begun, however soon it ended: the server can't know of it yet.
    if (this.nowMs - candidate.speechBeganMs <= lateMs) return
    must(!candidate.isSpeaking, 'the interviewer begins while the candidate speaks')
    const silentMs = this.nowMs - candidate.speechEndedMs
    must(silentMs >= leastPatienceMs, `a silence of ${silentMs} ms is no end`)
  }

  turnStep(state: TurnMachineState, effects: readonly TurnEffect[]): void {
    const isWaiting = turnDueAtMs(state) === null
    const isTheirs =
      ['listening', 'held', 'idle', 'over'].includes(state.phase) ||
      (state.phase === 'pausing' && state.patienceMs === null)
    must(!isWaiting || isTheirs, `nobody ends the phase ${state.phase}`)
    for (const effect of effects) this.turnEffect(effect)
  }

  private turnEffect(effect: TurnEffect): void {
    if (effect.type === 'acknowledge') this.checkPatience()
    if (effect.type === 'stopSpeech') this.counts.speechStops += 1
    if (effect.type === 'reassure') this.counts.reassurances += 1
    if (effect.type !== 'commit') return
    const key = `${effect.turn}/${effect.take}`
    const isAgain = this.lastAsked?.key === key && this.nowMs - this.lastAsked.atMs < turnLimits.commitAgainMs
    must(!isAgain, 'an answer is handed in once')
    this.lastAsked = { key, atMs: this.nowMs }
    this.owed.set(effect.turn, this.nowMs)
  }

  sessionStep(before: SessionMachineState, event: SessionInput, result: SessionResult): void {
    const { state, effects } = result
    this.account(event, state)
    if (event.type === 'turnCommitted') this.committed(before, event, result)
    for (const effect of effects) if (effect.type === 'say') this.said(effect)
    this.checkEnd(before, state)
    if (before.state !== 'interrupted' && state.state === 'interrupted') this.counts.interruptions += 1
  }

  private said({ messageType, atMs }: SayEffect): void {
    if (messageType === 'followUp') this.counts.probes += 1
    if (messageType !== 'timeWarning') return
    this.counts.warnings += 1
    this.checkUsed(sessionLimits.defaultDurationMs - sessionLimits.almostUpMs, atMs)
  }

  /** The time is up when it is, with an answer that is being given and without one. */
  private checkEnd(before: SessionMachineState, { closing, endReason, endedAtMs }: SessionMachineState): void {
    if (before.closing !== null || before.endReason !== null) return
    const atMs = closing?.deadlineMs ?? (endReason === 'time_up' ? endedAtMs : null)
    if (atMs !== null) this.checkUsed(sessionLimits.defaultDurationMs, atMs)
  }

  private committed(
    before: SessionMachineState,
    { turn, take }: { readonly turn: number; readonly take: number },
    { refused, effects }: SessionResult,
  ): void {
    if (refused !== null) {
      this.counts.refusals += 1
      this.lastAsked = null
      return
    }
    const isSaid = effects.some(
      (effect) => effect.type === 'say' && effect.turn === turn && effect.messageType === 'acknowledgement',
    )
    const isNew = findAnswerOfTurn(before, turn)?.firstEndedAtMs === null || isSaid
    if (!isNew) return
    const count = (this.commits.get(`${turn}/${take}`) ?? 0) + 1
    this.commits.set(`${turn}/${take}`, count)
    this.counts.commits += 1
    must(count === 1, 'one commit per turn and take')
  }

  /** The clock of the interview, kept by its signs of life alone. */
  private account(event: SessionInput, state: SessionMachineState): void {
    if (!contacts.has(event.type)) return
    const { nowMs } = event
    if (this.contactMs !== null) {
      const gapMs = nowMs - this.contactMs
      if (gapMs < sessionLimits.interruptedAfterMs) this.usedMs += gapMs
      else this.contactMs = null
    }
    const isBack = this.contactMs !== null || state.state !== 'interrupted'
    this.contactMs = isBack ? nowMs : null
  }

  private usedAt(atMs: number): number {
    return this.usedMs + (this.contactMs === null ? 0 : atMs - this.contactMs)
  }

  private checkUsed(usedMs: number, atMs: number): void {
    must(this.usedAt(atMs) === usedMs, `${this.usedAt(atMs)} ms were used instead of ${usedMs}`)
  }

  /** Every second, as the browser's clock is shown. */
  everySecond(): void {
    const { session } = this.interview.server
    this.checkTick(session)
    this.checkSilence()
  }

  private checkTick(session: SessionMachineState): void {
    const leftMs = remainingMs(session, this.nowMs)
    const { runningSinceMs } = session.clock
    const isFresh = this.nowMs - (session.clock.lastPingMs ?? 0) < sessionLimits.interruptedAfterMs
    const before = this.tick
    this.tick = isClockRunning(session) && isFresh && session.closing === null ? { leftMs, runningSinceMs } : null
    if (before === null || this.tick === null || before.runningSinceMs !== runningSinceMs) return
    must(before.leftMs - leftMs === Math.min(sessionLimits.tickMs, before.leftMs), 'a second is a second')
  }

  private checkSilence(): void {
    const { server, candidate, player, link } = this.interview
    // Without hands free only the key ends an answer: until it is pressed, the candidate may be silent for as long as they like.
    const isTheirs = !server.isHandsFree && !candidate.hasPressed
    const isHindered =
      link.socket === 0 ||
      link.isStalled ||
      candidate.isHeld ||
      candidate.isPassive ||
      isTheirs ||
      isOver(server.session)
    const isLively = player.isPlaying || candidate.isSpeaking
    this.silentMs = isHindered || isLively ? 0 : this.silentMs + sessionLimits.tickMs
    must(this.silentMs <= longestSilenceMs, 'everybody waits for somebody')
  }

  /** At the end: words in are words out. */
  checkWords(): void {
    for (const answer of this.interview.server.session.answers) {
      const expected = this.expectedOf(answer)
      if (expected !== null)
        must(answer.text === expected, `words in are words out: "${answer.text}" for "${expected}"`)
    }
    must(isOver(this.interview.server.session), 'every interview ends')
    must(this.interview.player.isPageOver, 'the candidate learns of the end')
  }

  /** null: nothing was to be kept of it, or the line took some of it away. */
  private expectedOf(answer: SessionAnswerState): string | null {
    const { interview } = this
    const { turn } = answer
    if (answer.firstEndedAtMs === null) return ''
    if (interview.script.hears === 'words') return this.expectedOfDevice(answer)
    if (answer.transcript === 'none') return (answer.speechMs ?? 0) < answerLimits.minSpeechMs ? '' : null
    const { transcript } = interview.getAnswerScript(turn)
    if (answer.transcript === 'ready')
      return transcript === 'empty' ? '' : interview.candidate.getSpokenWords(turn).join(' ')
    return interview.server.heardAtCommit.get(turn) ?? ''
  }

  /** The device reports everything that was said before the commit, unless the connection was lost. */
  private expectedOfDevice(answer: SessionAnswerState): string | null {
    const { kind } = this.interview.getAnswerScript(answer.turn).disturbance
    if (kind === 'drop' || kind === 'takeover' || kind === 'stall') return null
    const recorded = this.interview.candidate.recorded.get(answer.turn) ?? []
    const untilMs = this.owed.get(answer.turn) ?? 0
    const owed = recorded.filter(({ endMs }) => endMs <= untilMs - this.interview.link.mostDelayMs)
    const all = recorded.map(({ word }) => word).join(' ')
    const least = owed.map(({ word }) => word).join(' ')
    return all.startsWith(answer.text) && answer.text.length >= least.length ? answer.text : all
  }
}
