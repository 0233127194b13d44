import { encodeVoiceFrame } from '@candor/domain'
import type { Clip, Utterance, VoiceCache } from './ports'
import type { PredictedUtterance } from './predict'
import { type ConversationOutput, conversationLimits, type RealtimeTimers } from './realtime-context'
import { spokenLengthMs } from './spoken-length'

interface SentUtterance {
  readonly id: number
  readonly seq: number | null
  readonly text: string
  /** The browser has some of the utterance's sound. */
  isSent: boolean
  isStopped: boolean
}

export interface SpeakerParts {
  readonly voice: VoiceCache | null
  readonly timers: Pick<RealtimeTimers, 'nowMs'>
  readonly output: ConversationOutput
  /** A text in the interview's language and the interviewer's voice. */
  readonly toUtterance: (text: string) => Utterance
  readonly isWanted: boolean
}

/**
 * Sends the sound of the interviewer's utterances, ahead of the journal if they are predicted, and retracts wrong
 * predictions. Without sound it sends nothing: the browser fetches the sound, speaks the text, or shows it.
 */
export class Speaker {
  readonly #voice: VoiceCache | null
  readonly #timers: SpeakerParts['timers']
  readonly #output: ConversationOutput
  readonly #toUtterance: SpeakerParts['toUtterance']
  #isWanted: boolean
  #lastId: number = 0
  /** Utterances sent ahead of the journal, by their predicted journal number. */
  readonly #predicted = new Map<number, SentUtterance>()
  /** The last utterance outside the journal: it may become an entry. */
  #unjournaled: SentUtterance | null = null
  /** Entries that were not yet played to their end. */
  readonly #unplayed = new Set<number>()
  /** The instant at which everything sent so far will have been played. */
  #saidUntilMs: number = 0
  readonly #running = new Map<SentUtterance, Promise<void>>()

  constructor({ voice, timers, output, toUtterance, isWanted }: SpeakerParts) {
    this.#timers = timers
    this.#voice = voice
    this.#output = output
    this.#toUtterance = toUtterance
    this.#isWanted = isWanted
  }

  setWanted(isWanted: boolean): void {
    this.#isWanted = isWanted
    if (!isWanted) for (const utterance of this.#running.keys()) utterance.isStopped = true
  }

  /** Makes the sound of likely utterances, the likeliest first. */
  prepare(texts: readonly string[]): void {
    if (this.#isWanted && texts.length > 0) this.#voice?.prepare(texts.map(this.#toUtterance))
  }

  /** Starts to speak the predicted entries. */
  speakAhead(says: readonly PredictedUtterance[]): void {
    for (const { seq, text } of says) {
      if (this.#predicted.get(seq)?.text === text) continue
      this.#predicted.set(seq, this.#adopt(seq, text) ?? this.#say(text, seq))
    }
  }

  /** Retracts predictions that the journal did not confirm. */
  retract(): void {
    for (const utterance of this.#predicted.values()) this.#stopUtterance(utterance)
    this.#predicted.clear()
  }

  /** Speaks the entries that were not predicted, and retracts the predictions that the journal does not contain. */
  reconcile(entries: readonly PredictedUtterance[], lastSeq: number): void {
    for (const { seq, text } of entries) {
      this.#unplayed.add(seq)
      this.#saidUntilMs = Math.max(this.#saidUntilMs, this.#timers.nowMs()) + this.#lengthMs(text)
      const predicted = this.#predicted.get(seq)
      this.#predicted.delete(seq)
      if (predicted?.text === text) continue
      if (predicted !== undefined) this.#stopUtterance(predicted)
      if (this.#adopt(seq, text) === null) this.#say(text, seq)
    }
    for (const [seq, utterance] of this.#predicted) {
      if (seq > lastSeq) continue
      this.#predicted.delete(seq)
      this.#stopUtterance(utterance)
    }
  }

  /** Speaks an utterance outside the journal. */
  sayOutsideJournal(text: string): void {
    this.#unjournaled = this.#say(text, null)
  }

  /** Stops all sound, at once. */
  stopSpeech(): void {
    this.stop()
    this.#output.send({ type: 'hush', utterance: null })
  }

  /** The browser has stopped all sound: sound not yet sent is dropped. */
  stop(): void {
    for (const utterance of this.#running.keys()) utterance.isStopped = true
    this.#unjournaled = null
    this.#saidUntilMs = 0
  }

  /** Entries up to this one were played. */
  markPlayed(upToSeq: number): void {
    for (const seq of this.#unplayed) if (seq <= upToSeq) this.#unplayed.delete(seq)
    if (this.#unplayed.size === 0) this.#saidUntilMs = 0
  }

  /** The estimated time until everything sent is played. */
  unplayedMs(): number {
    return Math.max(0, this.#saidUntilMs - this.#timers.nowMs())
  }

  /** Resolves once no sound is waiting to be sent. */
  async settled(): Promise<void> {
    await Promise.all(this.#running.values())
  }

  /** Matches an entry with an utterance that was spoken outside the journal or predicted under another number. */
  #adopt(seq: number, text: string): SentUtterance | null {
    const misplaced = [...this.#predicted].find(([otherSeq, other]) => otherSeq !== seq && other.text === text)
    const adopted = misplaced?.[1] ?? (this.#unjournaled?.text === text ? this.#unjournaled : null)
    if (adopted === null) return null
    if (misplaced === undefined) this.#unjournaled = null
    else this.#predicted.delete(misplaced[0])
    if (!adopted.isSent) {
      adopted.isStopped = true
      return null
    }
    this.#output.send({ type: 'said', utterance: adopted.id, seq })
    return adopted
  }

  #lengthMs(text: string): number {
    const voice = this.#isWanted ? this.#voice : null
    const clips = voice?.splitParts(this.#toUtterance(text)).map((part) => voice.ready(part)) ?? []
    return spokenLengthMs(text, clips)
  }

  #say(text: string, seq: number | null): SentUtterance {
    this.#lastId += 1
    const utterance: SentUtterance = { id: this.#lastId, seq, text, isSent: false, isStopped: false }
    if (this.#voice === null || !this.#isWanted) return utterance
    const running = this.#push(utterance, this.#voice).finally(() => this.#running.delete(utterance))
    this.#running.set(utterance, running)
    return utterance
  }

  /** Sends available sound without waiting: up to the first missing part, this runs synchronously. */
  async #push(utterance: SentUtterance, voice: VoiceCache): Promise<void> {
    const parts = voice.splitParts(this.#toUtterance(utterance.text))
    for (const [index, part] of parts.entries()) {
      const withinMs = index === 0 ? conversationLimits.firstPartMs : conversationLimits.laterPartMs
      const clip = voice.ready(part) ?? (await voice.get(part, withinMs))
      if (utterance.isStopped) return
      if (clip === null) {
        this.#sendTextOnly(utterance, parts, index)
        return
      }
      this.#send(utterance, { clip, part, index, isLast: index === parts.length - 1 })
    }
  }

  /**
   * If an utterance's sound breaks off, the rest is sent as text; an utterance without sound is left to the browser.
   */
  #sendTextOnly(utterance: SentUtterance, parts: readonly Utterance[], from: number): void {
    if (from === 0) return
    const text = parts
      .slice(from)
      .map((part) => part.text)
      .join(' ')
    const { id, seq } = utterance
    this.#output.send({
      type: 'speak',
      utterance: id,
      seq,
      part: from,
      isLast: true,
      text,
      mime: null,
      durationMs: null,
    })
  }

  #send(utterance: SentUtterance, sent: { clip: Clip; part: Utterance; index: number; isLast: boolean }): void {
    const { clip, part, index, isLast } = sent
    const { id, seq } = utterance
    const { mime, bytes } = clip
    const durationMs = clip.durationMs === null ? null : Math.round(clip.durationMs)
    const { text } = part
    utterance.isSent = true
    this.#output.send({ type: 'speak', utterance: id, seq, part: index, isLast, text, mime, durationMs })
    this.#output.sendBytes(encodeVoiceFrame({ utterance: id, part: index, bytes }))
  }

  #stopUtterance(utterance: SentUtterance): void {
    utterance.isStopped = true
    if (utterance.isSent) this.#output.send({ type: 'hush', utterance: utterance.id })
  }
}
