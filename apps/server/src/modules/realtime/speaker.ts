import { encodeVoiceFrame } from '@candor/domain'
import type { Clip, Line, VoiceAhead } from './ports'
import type { Foretold } from './predict'
import { type LiveOutput, type LiveTimers, liveTimes } from './realtime-context'
import { spokenLengthMs } from './spoken-length'

interface Utterance {
  readonly id: number
  readonly seq: number | null
  readonly text: string
  /** The browser has some of its sound. */
  isSent: boolean
  isStopped: boolean
}

export interface SpeakerParts {
  readonly voice: VoiceAhead | null
  readonly timers: Pick<LiveTimers, 'nowMs'>
  readonly output: LiveOutput
  /** A text in the interview's language and the interviewer's voice. */
  readonly lineOf: (text: string) => Line
  readonly isWanted: boolean
}

/**
 * Sends the sound of what the interviewer says, ahead of the journal where it is foreseen. What turns out otherwise is taken back.
 * Without sound nothing is sent: the browser fetches it, says it itself, or shows it.
 */
export class Speaker {
  readonly #voice: VoiceAhead | null
  readonly #timers: SpeakerParts['timers']
  readonly #output: LiveOutput
  readonly #lineOf: SpeakerParts['lineOf']
  #isWanted: boolean
  #lastId: number = 0
  /** Said ahead of the journal, by the number it is to have there. */
  readonly #foreseen = new Map<number, Utterance>()
  /** Said beside the journal last: it may become an entry. */
  #beside: Utterance | null = null
  /** Entries not yet heard to their end. */
  readonly #unheard = new Set<number>()
  /** When all that was said so far will have been said. */
  #saidUntilMs: number = 0
  readonly #running = new Map<Utterance, Promise<void>>()

  constructor({ voice, timers, output, lineOf, isWanted }: SpeakerParts) {
    this.#timers = timers
    this.#voice = voice
    this.#output = output
    this.#lineOf = lineOf
    this.#isWanted = isWanted
  }

  want(isWanted: boolean): void {
    this.#isWanted = isWanted
    if (!isWanted) for (const utterance of this.#running.keys()) utterance.isStopped = true
  }

  /** Makes the sound of what is likely to be said, the likeliest first. */
  prepare(texts: readonly string[]): void {
    if (this.#isWanted && texts.length > 0) this.#voice?.prepare(texts.map(this.#lineOf))
  }

  /** Begins with what the journal is about to say. */
  foresee(says: readonly Foretold[]): void {
    for (const { seq, text } of says) {
      if (this.#foreseen.get(seq)?.text === text) continue
      this.#foreseen.set(seq, this.#adopt(seq, text) ?? this.#say(text, seq))
    }
  }

  /** The journal says otherwise, or nothing at all. */
  retract(): void {
    for (const utterance of this.#foreseen.values()) this.#hush(utterance)
    this.#foreseen.clear()
  }

  /** The journal's word: what was not foreseen is said now, what was foreseen and is not there is taken back. */
  reconcile(entries: readonly Foretold[], lastSeq: number): void {
    for (const { seq, text } of entries) {
      this.#unheard.add(seq)
      this.#saidUntilMs = Math.max(this.#saidUntilMs, this.#timers.nowMs()) + this.#lengthMs(text)
      const foreseen = this.#foreseen.get(seq)
      this.#foreseen.delete(seq)
      if (foreseen?.text === text) continue
      if (foreseen !== undefined) this.#hush(foreseen)
      if (this.#adopt(seq, text) === null) this.#say(text, seq)
    }
    for (const [seq, utterance] of this.#foreseen) {
      if (seq > lastSeq) continue
      this.#foreseen.delete(seq)
      this.#hush(utterance)
    }
  }

  /** Says something beside the journal. */
  aside(text: string): void {
    this.#beside = this.#say(text, null)
  }

  /** Stops all sound, at once. */
  hush(): void {
    this.stop()
    this.#output.send({ type: 'hush', utterance: null })
  }

  /** The browser has stopped all sound: what is on its way is not sent. */
  stop(): void {
    for (const utterance of this.#running.keys()) utterance.isStopped = true
    this.#beside = null
    this.#saidUntilMs = 0
  }

  /** Entries up to this one were heard. */
  heard(upToSeq: number): void {
    for (const seq of this.#unheard) if (seq <= upToSeq) this.#unheard.delete(seq)
    if (this.#unheard.size === 0) this.#saidUntilMs = 0
  }

  /** How long it will take until all that was said is heard, as far as is known here. */
  unheardMs(): number {
    return Math.max(0, this.#saidUntilMs - this.#timers.nowMs())
  }

  /** Once nothing more is on its way. */
  async settled(): Promise<void> {
    await Promise.all(this.#running.values())
  }

  /** What was said beside the journal, or as another entry than it is, is this entry. */
  #adopt(seq: number, text: string): Utterance | null {
    const misplaced = [...this.#foreseen].find(([otherSeq, other]) => otherSeq !== seq && other.text === text)
    const adopted = misplaced?.[1] ?? (this.#beside?.text === text ? this.#beside : null)
    if (adopted === null) return null
    if (misplaced === undefined) this.#beside = null
    else this.#foreseen.delete(misplaced[0])
    if (!adopted.isSent) {
      adopted.isStopped = true
      return null
    }
    this.#output.send({ type: 'said', utterance: adopted.id, seq })
    return adopted
  }

  #lengthMs(text: string): number {
    const voice = this.#isWanted ? this.#voice : null
    const clips = voice?.partsOf(this.#lineOf(text)).map((part) => voice.ready(part)) ?? []
    return spokenLengthMs(text, clips)
  }

  #say(text: string, seq: number | null): Utterance {
    this.#lastId += 1
    const utterance: Utterance = { id: this.#lastId, seq, text, isSent: false, isStopped: false }
    if (this.#voice === null || !this.#isWanted) return utterance
    const running = this.#push(utterance, this.#voice).finally(() => this.#running.delete(utterance))
    this.#running.set(utterance, running)
    return utterance
  }

  /** What is there is sent without waiting: up to the first part that is not, this runs at once. */
  async #push(utterance: Utterance, voice: VoiceAhead): Promise<void> {
    const parts = voice.partsOf(this.#lineOf(utterance.text))
    for (const [index, part] of parts.entries()) {
      const withinMs = index === 0 ? liveTimes.firstPartMs : liveTimes.laterPartMs
      const clip = voice.ready(part) ?? (await voice.get(part, withinMs))
      if (utterance.isStopped) return
      if (clip === null) {
        this.#leave(utterance, parts, index)
        return
      }
      this.#send(utterance, { clip, part, index, isLast: index === parts.length - 1 })
    }
  }

  /** A line whose sound breaks off is told to its end without sound; one that has none is left to the browser. */
  #leave(utterance: Utterance, parts: readonly Line[], from: number): void {
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

  #send(utterance: Utterance, of: { clip: Clip; part: Line; index: number; isLast: boolean }): void {
    const { clip, part, index, isLast } = of
    const { id, seq } = utterance
    const { mime, bytes } = clip
    const durationMs = clip.durationMs === null ? null : Math.round(clip.durationMs)
    const { text } = part
    utterance.isSent = true
    this.#output.send({ type: 'speak', utterance: id, seq, part: index, isLast, text, mime, durationMs })
    this.#output.sendBytes(encodeVoiceFrame({ utterance: id, part: index, bytes }))
  }

  #hush(utterance: Utterance): void {
    utterance.isStopped = true
    if (utterance.isSent) this.#output.send({ type: 'hush', utterance: utterance.id })
  }
}
