import type { MessageType } from '@candor/contract'
import type { SayEffect, SessionEffect } from '../../../sessions/machine/effect'
import type { SessionInput, TurnCommitted } from '../../../sessions/machine/event'
import { openAnswer } from '../../../sessions/machine/read'
import { createSession, type PlannedQuestion, type SessionMachineState } from '../../../sessions/machine/state'
import { isOver } from '../../../sessions/session-state'
import type { TurnEffect, TurnEvent } from '../turn-event'
import { createTurnMachine, type TurnMachineState } from '../turn-state'
import type { InterviewParts, Untimed } from './parts'
import type { AnswerScript } from './script'
import { recognizeMs } from './simulated-candidate'

type CommitEffect = Extract<TurnEffect, { type: 'commit' }>

const lengthsMs: Readonly<Partial<Record<MessageType, number>>> = {
  intro: 5_000,
  question: 6_000,
  followUp: 4_000,
  repeat: 4_000,
  acknowledgement: 900,
  timeWarning: 2_500,
}
const lineLostMs = 6_000
const databaseMs = 20

const makePlan = (count: number): readonly PlannedQuestion[] =>
  Array.from({ length: count }, (_, index) => ({
    questionId: `q${index}`,
    answerId: `a${index}`,
    text: `Question ${index}?`,
    kind: 'technical',
    requirementTerms: [],
    expectedPoints: [],
    minCharacters: null,
  }))

/** One interview's process and what it stores. Of a process that dies, only the session and its journal are left. */
export class Server {
  session: SessionMachineState
  turn: TurnMachineState
  isThere: boolean = true
  readonly journal: SayEffect[] = []
  readonly heardAtCommit = new Map<number, string>()
  private readonly interview: InterviewParts
  private process = 1
  private contactMs = 0
  private wakes = 0
  private ticks = 0
  private sayingUntilMs = 0
  private asideTurn = 0
  private handingIn = 0
  private readonly tries = new Map<number, number>()
  private ids = 0

  constructor(interview: InterviewParts) {
    const { script, timeline } = interview
    this.interview = interview
    const mode = script.isHandsFree ? 'live' : 'chat'
    this.session = createSession({
      mode,
      modesOffered: ['chat', 'live', 'text', 'no-voice'],
      language: script.language,
      plan: makePlan(script.questionCount),
      durationMinutes: null,
      numberOfRetakes: 0,
      isPractice: script.isPractice,
      isAiAllowed: true,
      isRehearsal: false,
    })
    this.turn = this.machine()
    this.apply({ type: 'begun', mode, nowMs: timeline.nowMs })
  }

  get isHandsFree(): boolean {
    return this.session.mode === 'live'
  }

  private machine(): TurnMachineState {
    const { script, timeline } = this.interview
    const { isPractice, language } = script
    return createTurnMachine({ language, isHandsFree: script.isHandsFree, isPractice, nowMs: timeline.nowMs })
  }

  /** Dies with the process. */
  private later(forMs: number, run: () => void): void {
    const { process } = this
    this.interview.timeline.after(forMs, () => {
      if (process === this.process) run()
    })
  }

  die(): void {
    this.process += 1
    this.isThere = false
    this.interview.link.close()
  }

  /** Another process, or the same one with a new socket, continues from the stored session. */
  open(): void {
    const { link, timeline, candidate } = this.interview
    this.process += 1
    this.isThere = true
    this.handingIn = 0
    this.asideTurn = 0
    this.sayingUntilMs = timeline.nowMs + (candidate.isAsked ? 0 : (lengthsMs.question ?? 0))
    link.open(this.process)
    this.turn = this.machine()
    this.apply({ type: 'resumed', nowMs: timeline.nowMs })
    link.send('down', () => {
      for (const entry of this.journal) this.interview.show(entry, this.lengthOf(entry))
      if (openAnswer(this.session)?.turn !== candidate.turn) candidate.turnOver(candidate.turn)
      candidate.greet()
    })
    const { awaiting } = this.session
    if (awaiting?.for === 'reply') this.decide(awaiting.turn)
  }

  /** A message of the browser about the turn. */
  hear(event: Untimed<TurnEvent>): void {
    // Words have their place in the answer: older news of them does not take later ones away.
    if (event.type === 'wordsHeard' && event.turn === this.turn.turn && this.turn.said.text.startsWith(event.text))
      return
    this.toTurn({ ...event, nowMs: this.interview.timeline.nowMs })
  }

  private touch(): void {
    const { timeline } = this.interview
    this.contactMs = timeline.nowMs
    if (this.turn.isLineLost) this.toTurn({ type: 'lineBack', nowMs: timeline.nowMs })
    const { contactMs } = this
    this.later(lineLostMs, () => {
      if (this.contactMs === contactMs) this.toTurn({ type: 'lineLost', nowMs: timeline.nowMs })
    })
  }

  toTurn(event: TurnEvent): void {
    const { rules, checker } = this.interview
    const { state, effects } = rules.reduceTurn(this.turn, event)
    this.turn = state
    checker.turnStep(state, effects)
    for (const effect of effects) this.run(effect)
  }

  private run(effect: TurnEffect): void {
    const { timeline, candidate, link, player } = this.interview
    if (effect.type === 'commit') this.handIn(effect)
    else if (effect.type === 'acknowledge') {
      this.asideTurn = effect.turn
      this.aside(lengthsMs.acknowledgement ?? 0)
    } else if (effect.type === 'reassure') this.aside(1_500)
    else if (effect.type === 'stopSpeech') {
      this.asideTurn = 0
      this.sayingUntilMs = timeline.nowMs
      link.send('down', () => player.stopSpeech())
    } else if (effect.type === 'judgeEnding') {
      const { verdict, verdictAfterMs } = this.interview.getAnswerScript(candidate.turn)
      const { turn, take, text } = effect
      this.later(verdictAfterMs, () => this.hear({ type: 'endingJudged', turn, take, text, ending: verdict }))
    } else if (effect.type === 'wake') this.wakeAt(effect.atMs)
  }

  private wakeAt(atMs: number): void {
    this.wakes += 1
    const { wakes } = this
    this.later(Math.max(0, atMs - this.interview.timeline.nowMs), () => {
      if (wakes === this.wakes) this.hear({ type: 'timePassed' })
    })
  }

  private aside(lengthMs: number): void {
    this.sayingUntilMs = this.interview.timeline.nowMs + lengthMs
    this.interview.link.send('down', () => this.interview.player.aside(lengthMs))
  }

  /** The session takes the answer, refuses it, or can't be reached; it is asked once at a time. */
  private handIn(effect: CommitEffect): void {
    const { turn } = effect
    if (this.handingIn === turn) return
    this.handingIn = turn
    const attempt = (this.tries.get(turn) ?? 0) + 1
    this.tries.set(turn, attempt)
    const { commit } = this.interview.getAnswerScript(turn)
    const settleMs = recognizeMs + this.interview.link.mostDelayMs + databaseMs
    this.later(commit === 'slow' ? settleMs + 6_000 : settleMs, () => {
      this.handingIn = 0
      if (commit === 'fails' && attempt === 1) return
      this.commit(effect)
      if (commit === 'twice') this.later(400, () => this.commit(effect))
    })
  }

  private commit(effect: CommitEffect): void {
    const { script, timeline, link, candidate } = this.interview
    const { turn, take, durationMs, speechMs, segmentCount } = effect
    const heardText = this.turn.turn === turn ? this.turn.said.text : ''
    const isDevice = script.hears === 'words'
    const event: TurnCommitted = {
      type: 'turnCommitted',
      nowMs: timeline.nowMs,
      turn,
      take,
      mode: this.session.mode,
      text: isDevice ? heardText : null,
      ...(isDevice ? {} : { heardText }),
      source: isDevice ? 'device' : 'server',
      segments: null,
      speechMs,
      durationMs,
      segmentCount,
    }
    const refused = this.apply(event)
    if (refused === null && !this.heardAtCommit.has(turn)) this.heardAtCommit.set(turn, heardText)
    this.hear({ type: refused === null ? 'commitTaken' : 'commitRefused', turn })
    link.send('down', () => (refused === null ? candidate.turnOver(turn) : candidate.refused(turn)))
  }

  /** Brings the session an event; answers why it was refused. */
  apply(event: SessionInput): string | null {
    const { rules, checker } = this.interview
    const before = this.session
    const result = rules.reduceSession(before, event)
    this.session = result.state
    checker.sessionStep(before, event, result)
    for (const effect of result.effects) this.serve(effect)
    if (event.type === 'pinged') this.touch()
    if (this.isThere) this.follow()
    return result.refused
  }

  private serve(effect: SessionEffect): void {
    if (effect.type === 'say') this.say(effect)
    else if (effect.type === 'decideReply') this.decide(effect.turn)
    else if (effect.type === 'transcribe') this.transcribe(effect.turn)
    else if (effect.type === 'scheduleTick') this.tickAt(effect.atMs)
  }

  private tickAt(atMs: number): void {
    this.ticks += 1
    const { ticks } = this
    const { timeline } = this.interview
    timeline.at(atMs, () => {
      if (ticks === this.ticks) this.apply({ type: 'timePassed', nowMs: timeline.nowMs })
    })
  }

  /** Already said without a journal entry, or during the candidate's turn: it is only shown. */
  private lengthOf(entry: SayEffect): number {
    if (entry.messageType === 'acknowledgement' && this.asideTurn === entry.turn) return 0
    if (entry.messageType === 'timeWarning') return 0
    return lengthsMs[entry.messageType] ?? 3_000
  }

  private say(entry: SayEffect): void {
    this.journal.push(entry)
    if (entry.role === 'candidate' || !this.isThere) return
    const lengthMs = this.lengthOf(entry)
    this.sayingUntilMs = Math.max(this.interview.timeline.nowMs, this.sayingUntilMs) + lengthMs
    this.interview.link.send('down', () => this.interview.show(entry, lengthMs))
  }

  private follow(): void {
    const { nowMs } = this.interview.timeline
    const open = openAnswer(this.session)
    this.toTurn({ type: 'modeChanged', isHandsFree: this.isHandsFree, nowMs })
    if (isOver(this.session)) this.toTurn({ type: 'sessionOver', nowMs })
    else if (open === null) this.toTurn({ type: 'commitTaken', turn: this.turn.turn, nowMs })
    else if (open.turn !== this.turn.turn) {
      const askingMs = Math.max(0, this.sayingUntilMs - nowMs)
      this.toTurn({ type: 'turnAsked', turn: open.turn, take: open.take, askingMs, nowMs })
    }
    if (this.session.closing !== null) this.toTurn({ type: 'timeUp', nowMs })
  }

  private decide(turn: number): void {
    const { reply } = this.interview.getAnswerScript(turn)
    if (reply === 'never') return
    const forMs = reply === 'late' ? 12_000 : 600
    for (let count = reply === 'twice' ? 2 : 1; count > 0; count -= 1) {
      this.later(forMs * count, () => this.reply(turn, reply === 'probe' || reply === 'late'))
    }
  }

  private reply(turn: number, isProbe: boolean): void {
    this.ids += 1
    const probe = { kind: 'more', text: 'More?', term: null, answerId: `p${this.ids}` } as const
    this.apply({ type: 'replyDecided', turn, reply: isProbe ? probe : null, nowMs: this.interview.timeline.nowMs })
  }

  /** A job of its own, whatever becomes of this process: it waits for the recording. */
  private transcribe(turn: number): void {
    const { transcript } = this.interview.getAnswerScript(turn)
    if (transcript === 'never') return
    const { timeline, candidate } = this.interview
    const deliver = (): void => {
      const isRecording = candidate.turn === turn && !candidate.isOver
      if (isRecording) timeline.after(500, deliver)
      else this.transcribed(turn, transcript)
    }
    timeline.after(transcript === 'late' ? 12_000 : 1_500, deliver)
    if (transcript === 'twice') timeline.after(2_500, deliver)
  }

  private transcribed(turn: number, transcript: AnswerScript['transcript']): void {
    const { timeline, candidate } = this.interview
    const at = { turn, take: 1, nowMs: timeline.nowMs }
    const text = transcript === 'empty' ? '' : candidate.getSpokenWords(turn).join(' ')
    if (transcript === 'failed') this.apply({ ...at, type: 'transcriptFailed' })
    else this.apply({ ...at, type: 'transcriptArrived', text, segments: null, transcribedBy: 'recognizer' })
  }
}
