import { answerLimits, sessionLimits } from '../../../limits'
import type { DoneKey, TurnEvent } from '../turn-event'
import type { InterviewParts, Untimed } from './parts'
import type { AnswerScript, Burst } from './script'
import { willing } from './script'

const detectMs = 100
const hangoverMs = 200
const reactionMs = 300
/** Who waits longer before an answer keeps the others waiting. */
const longestWaitMs = 5_000
export const recognizeMs = 400

interface Speech {
  readonly fromMs: number
  readonly burst: Burst
  saidCount: number
}

/** The candidate and the browser: what is said, which part of it the server receives, and the key. */
export class SimulatedCandidate {
  turn = 0
  /** The answer was handed in, or none is asked for. */
  isOver: boolean = true
  /** The question was heard or read to its end. */
  isAsked: boolean = true
  isHeld: boolean = false
  isPassive: boolean = false
  speech: Speech | null = null
  speechBeganMs = 0
  speechEndedMs = 0
  readonly recorded = new Map<number, { readonly word: string; readonly endMs: number }[]>()
  private readonly interview: InterviewParts
  private clockStartMs = 0
  private speechMs = 0
  /** Of the time of asking: it counts for no silence. */
  private askedSpeechMs = 0
  private isVoiceOn: boolean = false
  private lastVoice: Untimed<TurnEvent> | null = null
  private hasBegun: boolean = false
  private wordCount = 0
  private pressed: Untimed<DoneKey> | null = null

  constructor(interview: InterviewParts) {
    this.interview = interview
  }

  get isSpeaking(): boolean {
    return this.speech !== null
  }

  private get plan(): AnswerScript {
    return this.interview.getAnswerScript(this.turn)
  }

  /** Runs unless the question is another one by then, or was answered. */
  private later(forMs: number, run: () => void): void {
    const { turn } = this
    this.interview.timeline.after(forMs, () => {
      if (turn === this.turn && !this.isOver) run()
    })
  }

  tell(event: Untimed<TurnEvent>): void {
    this.interview.link.send('up', () => this.interview.server.hear(event))
  }

  private place() {
    return { turn: this.turn, take: 1 }
  }

  private clock(atMs: number): number {
    return Math.max(0, atMs - this.clockStartMs)
  }

  ping(): void {
    const { link, server, timeline } = this.interview
    link.send('up', () => server.apply({ type: 'pinged', nowMs: timeline.nowMs }))
    timeline.after(sessionLimits.pingIntervalMs, () => this.ping())
  }

  /** The question's entry is here: its recording begins. */
  questionShown(turn: number): void {
    if (turn <= this.turn) return
    this.flush()
    this.turn = turn
    this.isOver = false
    this.isAsked = false
    this.clockStartMs = this.interview.timeline.nowMs
    this.speechMs = 0
    this.hasBegun = false
    this.isPassive = false
    this.pressed = null
    this.lastVoice = null
    this.recorded.set(turn, [])
    if (this.isVoiceOn) this.tellVoice({ ...this.place(), type: 'speechStarted', atMs: 0 })
    if (this.plan.isEager) this.later(500, () => this.begin())
    const { disturbance } = this.plan
    this.later(disturbance.afterMs, () => this.interview.disturb(disturbance))
  }

  questionKnown(turn: number): void {
    if (turn !== this.turn || this.isOver) return
    this.isAsked = true
    this.askedSpeechMs = this.speechMs + (this.speech === null ? 0 : this.interview.timeline.nowMs - this.speech.fromMs)
    if (this.plan.player !== 'mute') this.tell({ ...this.place(), type: 'askedToEnd' })
    this.isPassive = this.plan.startsAfterMs > longestWaitMs
    this.later(this.plan.startsAfterMs, () => this.begin())
  }

  tellBargedIn(): void {
    if (this.turn === 0 || this.speech === null) return
    this.tell({ ...this.place(), type: 'bargedIn', atMs: this.clock(this.speech.fromMs) })
  }

  private begin(): void {
    if (this.hasBegun) return
    this.hasBegun = true
    this.isPassive = false
    this.sayFrom(0)
  }

  private sayFrom(index: number): void {
    const burst = this.plan.bursts[index]
    if (burst === undefined) this.finish()
    else this.later(burst.pauseMs, () => this.say(burst, () => this.sayFrom(index + 1)))
  }

  private say(burst: Burst, then: () => void): void {
    const { timeline, checker, player } = this.interview
    if (this.speech !== null) {
      this.later(500, () => this.say(burst, then))
      return
    }
    const speech: Speech = { fromMs: timeline.nowMs, burst, saidCount: 0 }
    this.speech = speech
    this.speechBeganMs = speech.fromMs
    checker.speechStarted()
    player.listen()
    timeline.after(detectMs, () => {
      if (this.speech === speech && !this.isVoiceOn) this.voiceOn(speech.fromMs)
    })
    timeline.after(burst.forMs, () => {
      if (this.speech === speech) this.endSpeech()
    })
    this.later(burst.forMs, then)
  }

  private voiceOn(fromMs: number): void {
    this.isVoiceOn = true
    if (!this.isOver) this.tellVoice({ ...this.place(), type: 'speechStarted', atMs: this.clock(fromMs) })
  }

  private tellVoice(event: Untimed<TurnEvent>): void {
    this.lastVoice = event
    if (this.plan.disturbance.kind !== 'deaf') this.tell(event)
  }

  private endSpeech(): void {
    const { timeline, checker } = this.interview
    if (this.speech === null) return
    this.flush()
    const endedMs = timeline.nowMs
    this.speechMs += endedMs - Math.max(this.speech.fromMs, this.clockStartMs)
    this.speech = null
    this.speechEndedMs = endedMs
    checker.speechEnded()
    timeline.after(hangoverMs, () => {
      if (this.speech === null && this.isVoiceOn && this.speechEndedMs === endedMs) this.voiceOff(endedMs)
    })
    this.later(recognizeMs, () => this.tellWords())
  }

  private voiceOff(endedMs: number): void {
    this.isVoiceOn = false
    if (this.isOver) return
    this.tellVoice({ ...this.place(), type: 'speechEnded', atMs: this.clock(endedMs), speechMs: this.speechMs })
    this.tell({ ...this.place(), type: 'recorded', durationMs: this.clock(endedMs), segmentCount: 1 })
  }

  getSpokenWords(turn: number): readonly string[] {
    return (this.recorded.get(turn) ?? []).map(({ word }) => word)
  }

  private tellWords(): void {
    if (this.interview.script.hears === 'nothing') return
    this.tell({ ...this.place(), type: 'wordsHeard', text: this.getSpokenWords(this.turn).join(' '), isFinal: true })
  }

  /** Words up to now belong to the recording that runs, if one does. */
  private flush(): void {
    const { speech } = this
    if (speech === null) return
    const { nowMs } = this.interview.timeline
    const share = Math.min(1, (nowMs - speech.fromMs) / speech.burst.forMs)
    const count = Math.floor(speech.burst.wordCount * share)
    const endMs = speech.fromMs + speech.burst.forMs
    for (; speech.saidCount < count; speech.saidCount += 1) {
      this.wordCount += 1
      if (!this.isOver) this.recorded.get(this.turn)?.push({ word: `w${this.wordCount}`, endMs })
    }
  }

  private finish(): void {
    const { ends, disturbance, player } = this.plan
    // A silence never ends less than five seconds of speech, or undetected speech: the candidate must press the key.
    // The same holds for speech before the server knows that the question was played.
    const isHeard =
      player !== 'mute' && this.speechMs - this.askedSpeechMs >= answerLimits.minSpeechMs && disturbance.kind !== 'deaf'
    this.isPassive = ends === 'never' || (ends === 'silence' && !isHeard)
    const waitMs = { key: 200, silence: this.interview.server.isHandsFree ? 50_000 : 5_000, never: 40_000 }[ends]
    this.later(waitMs, () => this.press())
  }

  get hasPressed(): boolean {
    return this.pressed !== null
  }

  private press(): void {
    this.isPassive = false
    const durationMs = this.clock(this.interview.timeline.nowMs)
    this.pressed = { ...this.place(), type: 'doneKey', durationMs, speechMs: this.speechMs, segmentCount: 1 }
    this.tell(this.pressed)
    if (this.plan.isKeyRepeated) this.tell(this.pressed)
    this.later(10_000, () => this.press())
  }

  /** Too short: a willing candidate says more. */
  refused(turn: number): void {
    const [burst] = willing.bursts
    if (turn !== this.turn || this.isOver || burst === undefined) return
    this.pressed = null
    this.later(500, () => this.say(burst, () => this.later(200, () => this.press())))
  }

  turnOver(turn: number): void {
    if (turn !== this.turn || this.isOver) return
    this.flush()
    this.isOver = true
    this.isPassive = false
    const { speech } = this
    this.interview.timeline.after(reactionMs, () => {
      if (speech !== null && this.speech === speech) this.endSpeech()
    })
  }

  /** A new socket: what the server can't know any more is said again. */
  greet(): void {
    if (this.isOver) return
    if (this.lastVoice !== null) this.tellVoice(this.lastVoice)
    if (this.isHeld) this.tell({ type: 'held' })
    if (this.interview.script.hears === 'words') this.tellWords()
    if (this.pressed !== null) this.tell(this.pressed)
  }
}
