import { type ClientMessage, type HearingKind, hearingKinds, type TurnPhase } from '@candor/contract'
import {
  createTurnMachine,
  decodeMicrophoneFrame,
  findAnswerOfTurn,
  getAcknowledgment,
  getVoiceRate,
  hasBegun,
  isHandsFreeMode,
  isOver,
  isOwnPace,
  isSpokenMode,
  openAnswer,
  reduceTurn,
  type SessionAnswerState,
  type TurnEffect,
  type TurnEvent,
  type TurnMachineState,
} from '@candor/domain'
import { renderUtterance } from '../sessions'
import { AnswerCommit, type CommitEffect, type CommitParts } from './answer-commit'
import type { RecognizedWords } from './ports'
import { listLikelyTexts } from './predict'
import { conversationLimits } from './realtime-context'
import { ResettableTimer } from './resettable-timer'
import { reassurance } from './texts'
import { TurnTranscriber } from './turn-transcriber'

/** Messages about the present turn. */
export type TurnMessage = Extract<
  ClientMessage,
  { type: 'speech' | 'words' | 'done' | 'think' | 'bargedIn' | 'played' | 'segments' | 'hold' | 'release' | 'hears' }
>
type TakeMessage = Extract<TurnMessage, { turn: number }>
/** An event without its instant. */
type Untimed<E> = E extends unknown ? Omit<E, 'nowMs'> : never

/**
 * Runs the turn machine: passes on events from the browser, the recognizer and the session, and executes the resulting
 * effects. Its state is lost with the socket; the next socket resumes the session from its journal.
 */
export class TurnRunner {
  readonly #parts: CommitParts
  readonly #commit: AnswerCommit
  #machine: TurnMachineState
  #hears: HearingKind
  #transcriber: TurnTranscriber | null = null
  /** The interviewer's latest utterance: the question is asked once this was played to its end. */
  #lastSaidSeq: number = 0
  #speechMs: number = 0
  #isClosing: boolean = false
  #isClosed: boolean = false
  readonly #wake: ResettableTimer
  readonly #timeUp: ResettableTimer

  constructor(parts: CommitParts, hears: HearingKind) {
    this.#parts = parts
    this.#wake = new ResettableTimer(parts.context.timers)
    this.#timeUp = new ResettableTimer(parts.context.timers)
    this.#commit = new AnswerCommit(parts)
    this.#hears = hears
    const { state, row } = parts.leased
    this.#machine = createTurnMachine({
      language: state.language,
      isHandsFree: isHandsFreeMode(state.mode),
      isPractice: row.isPractice,
      isOwnPace: isOwnPace(state),
      nowMs: parts.context.timers.nowMs(),
    })
  }

  get phase(): TurnPhase {
    return this.#machine.phase
  }
  get patienceMs(): number | null {
    return this.#machine.patienceMs
  }
  get hears(): HearingKind {
    return this.#hears
  }

  /** The session has changed; `saidSeq`: the interviewer's last entry. */
  onSessionChanged(saidSeq: number): void {
    const { state } = this.#parts.leased
    this.#lastSaidSeq = Math.max(this.#lastSaidSeq, saidSeq)
    const open = openAnswer(state)
    this.#dispatch({ type: 'modeChanged', isHandsFree: isHandsFreeMode(state.mode) })
    this.#dispatch({ type: 'paceSet', isOwnPace: isOwnPace(state) })
    if (isOver(state)) this.#dispatch({ type: 'sessionOver' })
    else if (open === null) this.#dispatch({ type: 'commitTaken', turn: this.#machine.turn })
    else this.#startTurn(open)
    this.#noteClosing(state.closing !== null)
  }

  /** Resumes what a taken-over session waits for: words to be prepared, or a reply that another process owes. */
  continue(): void {
    const { state } = this.#parts.leased
    if (!hasBegun(state)) this.#prepare()
    if (state.awaiting?.for === 'reply') void this.#commit.decide(state.awaiting.turn)
  }

  setContactLost(isLost: boolean): void {
    this.#dispatch({ type: isLost ? 'lineLost' : 'lineBack' })
  }

  handle(message: TurnMessage): void {
    switch (message.type) {
      case 'hears':
        this.#setHearing(message.hears)
        break
      case 'played':
        this.markPlayed(message.isOver ? message.seq : message.seq - 1)
        break
      case 'hold':
        this.#dispatch({ type: 'held' })
        break
      case 'release':
        this.#dispatch({ type: 'released' })
        break
      default:
        this.#isPresent(message) ? this.#onPresentTake(message) : this.#onOtherTake(message)
        break
    }
  }

  /** Entries up to this one were played to their end. */
  markPlayed(upToSeq: number): void {
    const { speaker } = this.#parts
    speaker.markPlayed(upToSeq)
    if (upToSeq >= this.#lastSaidSeq) this.#dispatch({ type: 'askedToEnd', ...this.#getTurnAndTake() })
  }

  /** Returns whether it was a frame of sound. */
  addSound(bytes: Uint8Array): boolean {
    const frame = decodeMicrophoneFrame(bytes)
    if (frame !== null && this.#isPresent(frame)) this.#transcriber?.addSound(frame)
    return frame !== null
  }

  close(): void {
    this.#isClosed = true
    this.#wake.cancel()
    this.#timeUp.cancel()
    this.#transcriber?.close()
    this.#transcriber = null
  }

  #getTurnAndTake() {
    return { turn: this.#machine.turn, take: this.#machine.take }
  }

  #isPresent({ turn, take }: { readonly turn: number; readonly take: number }): boolean {
    return turn === this.#machine.turn && take === this.#machine.take
  }

  #startTurn({ turn, take }: SessionAnswerState): void {
    const { speaker, leased } = this.#parts
    const isNew = !this.#isPresent({ turn, take })
    const askingMs = speaker.unplayedMs() / getVoiceRate(leased.state)
    if (!isNew) return
    this.#dispatch({ type: 'turnAsked', turn, take, askingMs })
    this.#speechMs = 0
    this.#listen()
    if (askingMs === 0) this.#dispatch({ type: 'askedToEnd', turn, take })
    this.#prepare()
  }

  #prepare(): void {
    const { speaker, leased, host, context } = this.#parts
    const base = { state: leased.state, mayTranscribe: leased.mayTranscribe, host }
    speaker.prepare(listLikelyTexts(base, context.deps.clock.nowMs(), [reassurance[leased.state.language]]))
  }

  /**
   * Time is up: the browser submits its answer, because it knows it best. If it does not, the server submits what it
   * has.
   */
  #noteClosing(isClosing: boolean): void {
    if (isClosing === this.#isClosing) return
    this.#isClosing = isClosing
    if (!isClosing) this.#timeUp.cancel()
    else this.#timeUp.set(conversationLimits.timeUpGraceMs, () => this.#endTime())
  }

  /**
   * Without transcription, and in typed mode, only the browser knows whether there is an answer, so it gets a grace
   * period.
   */
  #endTime(): void {
    const { mode } = this.#parts.leased.state
    if (isSpokenMode(mode) && this.#hears !== 'nothing') this.#dispatch({ type: 'timeUp' })
  }

  #setHearing(hears: HearingKind): void {
    if (hears === this.#hears || !hearingKinds.includes(hears)) return
    this.#hears = hears
    if (this.#machine.turn > 0) this.#listen()
  }

  /** Starts a transcriber for the present take. */
  #listen(): void {
    this.#transcriber?.close()
    const { context, leased, output } = this.#parts
    const place = this.#getTurnAndTake()
    const onWords = ({ text }: RecognizedWords, isFinal: boolean): void => {
      if (!this.#isPresent(place)) return
      if (this.#hears === 'audio') output.send({ type: 'partial', ...place, text })
      this.#dispatch({ type: 'wordsHeard', ...place, text, isFinal })
    }
    const { organizationId } = leased.row
    this.#transcriber = new TurnTranscriber(
      {
        createTranscription: leased.mayTranscribe ? context.createTranscription : null,
        options: { sessionId: leased.id, organizationId, language: leased.state.language },
        onWords,
      },
      this.#hears,
    )
  }

  #onPresentTake(message: TakeMessage): void {
    switch (message.type) {
      case 'speech':
        this.#onSpeech(message)
        break
      case 'words':
        this.#transcriber?.addWords(message)
        break
      case 'done':
        this.#dispatch({ ...message, type: 'doneKey' })
        break
      case 'think':
        this.#dispatch({ ...message, type: 'thinkAsked' })
        break
      case 'bargedIn':
        this.#parts.speaker.stop()
        this.#dispatch(message)
        break
      case 'segments':
        this.#dispatch({ ...message, type: 'recorded' })
        break
    }
  }

  #onSpeech(message: Extract<TakeMessage, { type: 'speech' }>): void {
    const { kind, ...rest } = message
    this.#speechMs = Math.max(this.#speechMs, message.speechMs)
    this.#transcriber?.addSpeech(message)
    this.#dispatch({ ...rest, type: kind === 'started' ? 'speechStarted' : 'speechEnded' })
  }

  /** Handles a commit for another turn: an answer already submitted is confirmed, one never asked for is refused. */
  #onOtherTake({ type, turn, take }: TakeMessage): void {
    if (type !== 'done') return
    const { leased, output } = this.#parts
    const answer = findAnswerOfTurn(leased.state, turn)
    if (answer !== null && answer.firstEndedAtMs !== null && take <= answer.take) {
      output.send({ type: 'turnOver', turn, take, by: 'key' })
    } else output.send({ type: 'refused', about: 'done', code: 'TURN_OUT_OF_ORDER', turn })
  }

  #dispatch(event: Untimed<TurnEvent>): void {
    // The server submits no answer on behalf of a browser that has disconnected.
    if (this.#isClosed) return
    const { state, effects } = reduceTurn(this.#machine, { ...event, nowMs: this.#parts.context.timers.nowMs() })
    this.#machine = state
    for (const effect of effects) this.#run(effect)
  }

  #run(effect: TurnEffect): void {
    const { speaker, output, leased } = this.#parts
    switch (effect.type) {
      case 'commit':
        void this.#commitAnswer(effect)
        break
      case 'acknowledge':
        this.#acknowledge(effect.turn)
        break
      case 'stopSpeech':
        speaker.stopSpeech()
        break
      case 'reassure':
        speaker.sayOutsideJournal(reassurance[leased.state.language])
        break
      case 'prefetchReply':
        this.#commit.prefetchReply(this.#likelyCommit(), effect.text)
        break
      case 'judgeEnding':
        void this.#detectEnding(effect)
        break
      case 'show':
        output.send(effect.turn > 0 ? { ...effect, type: 'phase' } : { ...effect, type: 'phase', turn: 0 })
        break
      case 'wake':
        this.#wakeAt(effect.atMs)
        break
    }
  }

  async #detectEnding({ turn, take, text }: Extract<TurnEffect, { type: 'judgeEnding' }>): Promise<void> {
    const { leased, context } = this.#parts
    const { language } = leased.state
    const question = findAnswerOfTurn(leased.state, turn)?.questionText ?? ''
    const ending = await context.ports.turnDetector.detectEnding({
      language,
      text,
      question,
      costOwner: leased.account,
    })
    this.#dispatch({ type: 'endingJudged', turn, take, text, ending })
  }

  /** The commit as known before the browser requests it. */
  #likelyCommit(): CommitEffect {
    const { said } = this.#machine
    const speechMs = Math.max(said.speechMs, this.#speechMs)
    const durationMs = Math.max(said.durationMs, speechMs)
    return {
      type: 'commit',
      ...this.#getTurnAndTake(),
      by: 'silence',
      speechMs,
      durationMs,
      segmentCount: said.segmentCount,
    }
  }

  #acknowledge(turn: number): void {
    const { speaker, leased, host } = this.#parts
    if (this.#transcriber === null || !this.#commit.canCommit(this.#likelyCommit(), this.#transcriber)) return
    speaker.sayOutsideJournal(renderUtterance(getAcknowledgment(turn), leased.state.language, host))
  }

  async #commitAnswer(effect: CommitEffect): Promise<void> {
    const { output } = this.#parts
    if (this.#transcriber === null) return
    const { turn, take, by } = effect
    const outcome = await this.#commit.run(effect, this.#transcriber)
    if (outcome === null) return
    if (outcome.refused === null) {
      output.send({ type: 'turnOver', turn, take, by })
      this.#dispatch({ type: 'commitTaken', turn })
    } else {
      output.send({ type: 'refused', about: 'done', code: outcome.refused, turn })
      this.#dispatch({ type: 'commitRefused', turn })
    }
  }

  #wakeAt(atMs: number): void {
    this.#wake.set(atMs - this.#parts.context.timers.nowMs(), () => this.#dispatch({ type: 'timePassed' }))
  }
}
