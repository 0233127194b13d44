import { sessionLimits } from '../../../limits'
import { isOver } from '../../session-state'
import { isClockRunning } from '../clock'
import { dueAtMs } from '../due'
import type { SessionEffect, SessionResult } from '../effect'
import type { SessionInput, TurnCommitted } from '../event'
import { currentTurn, findAnswerOfTurn } from '../read'
import { reduceSession } from '../reduce'
import { countRetakesLeft } from '../retake'
import { type AnswerTakeState, createSession, type PlannedQuestion, type SessionMachineState } from '../state'
import { listTakes } from '../takes'
import { checkHold, checkRetakes, checkStep, isSame, must, takesByTurn } from './simulation-rules'

/** What one scripted candidate, network and server do next. For tests of the machine, in virtual time. */
export type Move =
  | (Pick<TurnCommitted, 'text' | 'source' | 'speechMs' | 'durationMs'> & { readonly do: 'answer' })
  | { readonly do: 'stay' | 'vanish'; readonly forMs: number }
  | { readonly do: 'serve'; readonly how: 'transcript' | 'empty' | 'failed' | 'probe' | 'proceed' }
  | { readonly do: 'again'; readonly back: number }
  | {
      readonly do: 'send'
      readonly what:
        | 'begun'
        | 'resumed'
        | 'mode'
        | 'tick'
        | 'record'
        | 'ended'
        | 'aborted'
        | 'submitted'
        | 'asked'
        | 'allowed'
    }
  | {
      readonly do: 'retake'
      readonly what: 'start' | 'cancel' | 'revert'
      readonly answerIndex: number
      readonly isUnusable: boolean
    }
  | (Pick<TurnCommitted, 'text' | 'source' | 'speechMs' | 'durationMs'> & {
      readonly do: 'redo'
      /** Added to the number of the take that runs. */
      readonly takeOff: number
    })

export interface Script {
  readonly questionCount: number
  readonly minCharacters: number | null
  readonly isPractice: boolean
  /** That the set allows; none if absent. */
  readonly numberOfRetakes?: number
  readonly moves: readonly Move[]
}

export const samplePlan = (count: number, minCharacters: number | null = null): readonly PlannedQuestion[] =>
  Array.from({ length: count }, (_, index) => ({
    questionId: `q${index}`,
    answerId: `a${index}`,
    text: `Question ${index}?`,
    kind: 'technical',
    requirementTerms: [],
    expectedPoints: [],
    minCharacters,
  }))

const contacts = new Set([
  'pinged',
  'begun',
  'resumed',
  'recordingStarted',
  'turnCommitted',
  'modeSwitched',
  'accommodationRequested',
])
const holdMs = 14 * 24 * 3_600_000

const isWaiting = (take: AnswerTakeState): boolean => take.transcript === 'pending' || take.transcript === 'failed'

/** The take the server has news of: the last answer's, and after the end any that still waits for words. */
const servedTake = (state: SessionMachineState) => {
  const committed = state.answers.filter((known) => known.firstEndedAtMs !== null)
  const waiting = committed.find((known) => isOver(state) && listTakes(known).some(isWaiting))
  const answer = waiting ?? committed.at(-1)
  if (answer === undefined) return null
  const take = listTakes(answer).find(isWaiting)
  return { turn: answer.turn, take: take?.take ?? answer.take, isAwaited: take !== undefined }
}

/** Drives the machine as a server would, through its stored form after every event. */
export class Simulation {
  state: SessionMachineState
  nowMs = 1_800_000_000_000
  readonly effects: SessionEffect[] = []
  readonly commits: TurnCommitted[] = []
  /** Words that were accepted, by turn and take. */
  readonly wordsIn = new Map<string, string>()
  readonly commitCounts = new Map<number, number>()
  /** Time between signs of life that were no interruption apart, up to the end of the time. */
  connectedMs = 0
  private lastContactMs = 0
  /** Committed retakes, by what allowed them. */
  readonly retakesBy = { fault: 0, set: 0 }
  private idCount = 0

  constructor(script: Omit<Script, 'moves'>) {
    this.state = createSession({
      mode: 'chat',
      modesOffered: ['chat', 'text', 'no-voice'],
      language: 'vi',
      plan: samplePlan(script.questionCount, script.minCharacters),
      durationMinutes: null,
      numberOfRetakes: script.numberOfRetakes ?? 0,
      isPractice: script.isPractice,
      isAiAllowed: true,
      isRehearsal: false,
    })
  }

  send(event: SessionInput): SessionResult {
    const before = this.state
    const result = reduceSession(before, event)
    checkStep(before, event, result)
    checkHold(before, event, result)
    if (isOver(before)) checkRetakes(before, result)
    this.countContact(before, event, result.state)
    const stored: SessionMachineState = JSON.parse(JSON.stringify(result.state))
    this.state = stored
    this.effects.push(...result.effects)
    return result
  }

  private countContact(before: SessionMachineState, event: SessionInput, after: SessionMachineState): void {
    if (!contacts.has(event.type)) return
    const untilMs = Math.min(event.nowMs, after.closing?.deadlineMs ?? after.endedAtMs ?? event.nowMs)
    const gapMs = untilMs - this.lastContactMs
    if (isClockRunning(before) && gapMs > 0 && gapMs < sessionLimits.interruptedAfterMs) this.connectedMs += gapMs
    this.lastContactMs = event.nowMs
  }

  /** Lets time pass and handles the server's wake-ups, with or without a ping every five seconds. */
  pass(forMs: number, isThere: boolean): void {
    const endMs = this.nowMs + forMs
    let pingMs = isThere ? this.nowMs : Number.POSITIVE_INFINITY
    while (this.nowMs < endMs) {
      const dueMs = dueAtMs(this.state) ?? Number.POSITIVE_INFINITY
      this.nowMs = Math.min(endMs, pingMs, dueMs)
      if (this.nowMs === pingMs) {
        this.send({ type: 'pinged', nowMs: this.nowMs })
        pingMs += sessionLimits.pingIntervalMs
      } else if (this.nowMs === dueMs) this.send({ type: 'timePassed', nowMs: this.nowMs })
    }
  }

  commit(event: TurnCommitted): SessionResult {
    const wasCommitted = findAnswerOfTurn(this.state, event.turn)?.firstEndedAtMs ?? null
    const unmoved = reduceSession(this.state, { type: 'pinged', nowMs: event.nowMs })
    const result = this.send(event)
    this.commits.push(event)
    if (wasCommitted !== null) {
      must(result.refused === null && isSame(result.state, unmoved.state), 'a repeated commit changes nothing')
    } else if (result.refused === null) {
      this.commitCounts.set(event.turn, (this.commitCounts.get(event.turn) ?? 0) + 1)
      if (event.text) this.wordsIn.set(`${event.turn}/${event.take}`, event.text)
    }
    return result
  }

  private serve(how: Extract<Move, { do: 'serve' }>['how']): void {
    const served = servedTake(this.state)
    if (served === null) return
    const at = { nowMs: this.nowMs, turn: served.turn, take: served.take }
    this.idCount += 1
    const reply = { kind: 'more', text: 'More?', term: null, answerId: `p${this.idCount}` } as const
    const text = how === 'transcript' ? `heard ${this.idCount}` : ''
    if (how === 'failed') this.send({ type: 'transcriptFailed', ...at })
    else if (how === 'probe') this.send({ type: 'replyDecided', ...at, reply })
    else if (how === 'proceed') this.send({ type: 'replyDecided', ...at, reply: null })
    else {
      if (text && served.isAwaited) this.wordsIn.set(`${at.turn}/${at.take}`, text)
      this.send({ type: 'transcriptArrived', ...at, text, segments: null, transcribedBy: 'test' })
    }
  }

  private sendNamed(what: Extract<Move, { do: 'send' }>['what']): void {
    const { nowMs } = this
    const events: Readonly<Record<typeof what, SessionInput>> = {
      begun: { type: 'begun', mode: 'chat', nowMs },
      resumed: { type: 'resumed', nowMs },
      mode: { type: 'modeSwitched', mode: 'no-voice', nowMs },
      tick: { type: 'timePassed', nowMs },
      record: { type: 'recordingStarted', turn: this.state.turn, take: 1, nowMs },
      ended: { type: 'ended', reason: 'left', nowMs },
      aborted: { type: 'aborted', nowMs },
      submitted: { type: 'submitted', nowMs },
      asked: { type: 'accommodationRequested', untilMs: nowMs + holdMs, nowMs },
      allowed: { type: 'accommodationAnswered', untilMs: nowMs + holdMs, allowsTyping: true, nowMs },
    }
    this.send(events[what])
  }

  private answer(move: Extract<Move, { do: 'answer' }>): void {
    const { nowMs } = this
    const turn = currentTurn(this.state)?.turn ?? this.state.turn
    const mode = move.source === 'typed' ? 'text' : 'chat'
    const { do: _, ...given } = move
    this.commit({ type: 'turnCommitted', nowMs, turn, take: 1, mode, ...given, segments: null, segmentCount: 1 })
  }

  private retake({ what, answerIndex, isUnusable }: Extract<Move, { do: 'retake' }>): void {
    const { nowMs } = this
    const answerId = this.state.answers[answerIndex % Math.max(1, this.state.answers.length)]?.answerId ?? 'nobody'
    const events: Readonly<Record<typeof what, SessionInput>> = {
      start: { type: 'retakeStarted', answerId, isUnusable, nowMs },
      cancel: { type: 'retakeCanceled', answerId, nowMs },
      revert: { type: 'retakeReverted', answerId, nowMs },
    }
    const before = this.state
    const { refused } = this.send(events[what])
    const isStarted = refused === null && what === 'start' && before.retake === null
    must(!isStarted || isUnusable || this.state.retake?.reason === 'set', 'a retake needs a fault or one of the set')
  }

  private redo(move: Extract<Move, { do: 'redo' }>): void {
    const { retake } = this.state
    const { do: _, takeOff, ...given } = move
    const turn = retake?.turn ?? 1
    const take = Math.max(1, (retake?.take ?? 2) + takeOff)
    const isNew = !takesByTurn(this.state).includes(`${turn}/${take}`)
    const mode = move.source === 'typed' ? 'text' : 'chat'
    const place = { nowMs: this.nowMs, turn, take, mode } as const
    const { refused } = this.send({ type: 'retakeCommitted', ...place, ...given, segments: null, segmentCount: 1 })
    if (refused !== null || !isNew) return
    must(take === retake?.take, 'only the take that runs is committed')
    if (retake !== null) this.retakesBy[retake.reason] += 1
    this.checkUsed()
    if (move.text) this.wordsIn.set(`${turn}/${take}`, move.text)
  }

  /** Counted apart from the machine, from what was committed. */
  private checkUsed(): void {
    must(this.retakesBy.set <= this.state.numberOfRetakes, 'no more retakes are committed than the set allows')
    must(countRetakesLeft(this.state) === this.state.numberOfRetakes - this.retakesBy.set, 'what is left is true')
  }

  move(move: Move): void {
    const past = move.do === 'again' ? this.commits.at(-1 - move.back) : undefined
    if (move.do === 'answer') this.answer(move)
    else if (move.do === 'serve') this.serve(move.how)
    else if (move.do === 'send') this.sendNamed(move.what)
    else if (move.do === 'retake') this.retake(move)
    else if (move.do === 'redo') this.redo(move)
    else if (move.do !== 'again') this.pass(move.forMs, move.do === 'stay')
    else if (past) this.commit({ ...past, nowMs: this.nowMs })
  }

  /** The longest way out that there is: nothing but time, whatever went before. */
  runOut(): void {
    for (let count = 0; dueAtMs(this.state) !== null; count += 1) {
      must(count < 200, 'time brings everything to rest')
      this.nowMs = Math.max(this.nowMs, dueAtMs(this.state) ?? 0)
      this.send({ type: 'timePassed', nowMs: this.nowMs })
    }
  }
}
