import type { MessageType } from '@candor/contract'
import { turnLimits, webLimits } from '../../../limits'
import { type BargeInState, createBargeInGate } from '../barge-in'
import type { InterviewParts } from './parts'

export interface Item {
  readonly kind: MessageType | 'aside'
  /** The journal's number; null: said without a journal entry. */
  readonly seq: number | null
  readonly turn: number
  readonly lengthMs: number
}

const frameMs = 32
const loudness = { speech: -28, echo: -45, room: -70 } as const
const asking: ReadonlySet<string> = new Set(['question', 'followUp', 'repeat'])
const isFarewell = (item: Item): boolean => item.kind === 'outro' || item.kind === 'outroNoQuestions'

/** The browser's loudspeaker: the journal's entries one after another, asides at once, and the gate that hears speech over them. */
export class Player {
  isPageOver: boolean = false
  private readonly interview: InterviewParts
  private queue: Item[] = []
  private current: { readonly item: Item; readonly untilMs: number } | null = null
  private stopped: Item | null = null
  private gate: BargeInState = createBargeInGate()
  private isListening: boolean = false
  private startedAtMs = 0

  constructor(interview: InterviewParts) {
    this.interview = interview
  }

  get isPlaying(): boolean {
    return this.current !== null
  }

  add(item: Item): void {
    this.queue.push(item)
    this.next()
  }

  aside(lengthMs: number): void {
    this.start({ kind: 'aside', seq: null, turn: 0, lengthMs })
  }

  /** Everything that is not said yet is only read. */
  stopSpeech(): void {
    const unsaid = [...(this.current === null ? [] : [this.current.item]), ...this.queue]
    if (this.stopped !== null) unsaid.unshift(this.stopped)
    this.end()
    this.stopped = null
    this.queue = []
    for (const item of unsaid) this.known(item)
  }

  private next(): void {
    if (this.current !== null || this.stopped !== null) return
    const item = this.queue.shift()
    if (item === undefined) return
    const isStuck = asking.has(item.kind) && this.interview.getAnswerScript(item.turn).player === 'stuck'
    if (item.lengthMs > 0 && !isStuck) this.start(item)
    // A voice that does not start is given up; what has no sound is read.
    else this.interview.timeline.after(isStuck ? webLimits.speechStartTimeoutMs : 0, () => this.read(item))
  }

  private read(item: Item): void {
    this.known(item)
    this.next()
  }

  private start(item: Item): void {
    const { timeline, checker } = this.interview
    checker.voiceStarted(item.kind)
    const current = { item, untilMs: timeline.nowMs + item.lengthMs }
    this.current = current
    this.startedAtMs = timeline.nowMs
    for (let back = 6; back > 0; back -= 1) this.frame(timeline.nowMs - back * frameMs, false)
    this.listen()
    timeline.at(current.untilMs, () => {
      if (this.current !== current) return
      this.end()
      this.read(item)
    })
  }

  private end(): void {
    if (this.current !== null) this.interview.checker.voiceEnded()
    this.current = null
  }

  /** Played or read: the question is asked, and the message is sent after a moment. */
  private known(item: Item): void {
    const { timeline, candidate } = this.interview
    if (asking.has(item.kind)) candidate.questionKnown(item.turn)
    timeline.after(webLimits.messageRemovalDelayMs, () => {
      if (isFarewell(item)) this.isPageOver = true
    })
  }

  /** Frames are only looked at where they can matter. */
  listen(): void {
    if (this.isListening || (this.current === null && this.stopped === null)) return
    this.isListening = true
    this.interview.timeline.after(frameMs, () => this.hear())
  }

  private hear(): void {
    const { timeline, candidate } = this.interview
    this.isListening = false
    this.frame(timeline.nowMs, this.current !== null)
    const isBeginning = timeline.nowMs - this.startedAtMs < turnLimits.backchannelMs
    if (candidate.isSpeaking || isBeginning || this.gate.phase !== 'waiting') this.listen()
  }

  private frame(atMs: number, isInterviewerSpeaking: boolean): void {
    const { candidate, rules } = this.interview
    const quietDb = isInterviewerSpeaking ? loudness.echo : loudness.room
    const { state, action, hasBargedIn } = rules.reduceBargeIn(this.gate, {
      atMs,
      probability: candidate.isSpeaking ? 0.95 : 0.1,
      levelDb: candidate.isSpeaking ? loudness.speech : quietDb,
      isInterviewerSpeaking,
    })
    this.gate = state
    if (action === 'stop') this.stop()
    if (action === 'resume') this.resume()
    if (hasBargedIn) this.giveWay()
  }

  private stop(): void {
    if (this.current === null) return
    const leftMs = this.current.untilMs - this.interview.timeline.nowMs
    this.stopped = { ...this.current.item, lengthMs: Math.max(1, leftMs) }
    this.end()
  }

  private resume(): void {
    const { stopped } = this
    this.stopped = null
    if (stopped !== null && this.current === null) this.start(stopped)
    else this.next()
  }

  private giveWay(): void {
    this.stopSpeech()
    this.interview.candidate.tellBargedIn()
  }
}
