import type { ChatEntry, ServerMessage, Session } from '@candor/contract'
import type { VoiceFrame } from '@candor/domain'

type Speak = Extract<ServerMessage, { type: 'speak' }>

/** A clause of what is said, with its sound where that has come. */
export interface SpokenPart {
  text: string
  hasSound: boolean
  sound: Uint8Array<ArrayBuffer> | null
  isLast: boolean
}

/** Something whose sound the server sends before it is asked for. `seq`: the journal's entry it belongs to, once that is known. */
export interface Utterance {
  id: number
  seq: number | null
  parts: (SpokenPart | undefined)[]
}

export type ToSay = { kind: 'pushed'; utterance: Utterance } | { kind: 'entry'; entry: ChatEntry }

const newUtterance = (id: number): Utterance => ({ id, seq: null, parts: [] })

const compact = (text: string): string => text.replaceAll(/\s+/g, '').normalize('NFC')

export const textOf = (utterance: Utterance): string =>
  utterance.parts.flatMap((part) => (part ? [part.text.trim()] : [])).join(' ')

/** Whether the sound says this entry, as far as it has come. */
export const isSaying = (utterance: Utterance, entry: ChatEntry): boolean =>
  compact(entry.content).startsWith(compact(textOf(utterance)))

/**
 * What the interviewer has still to say, in its order: the journal's entries, of which some come with their sound, and what is said
 * beside the journal. Sound may come before its entry does, and an entry without a sound.
 */
export class SpeechQueue {
  private utterances = new Map<number, Utterance>()
  /** Sound whose `speak` has not come (frames follow their message, but nothing here relies on it). */
  private loose = new Map<string, Uint8Array<ArrayBuffer>>()
  private saidSeqs = new Set<number>()
  private heardUpTo: number

  constructor(heardSeq: number) {
    this.heardUpTo = heardSeq
  }

  get heardSeq(): number {
    return this.heardUpTo
  }

  speak({ utterance: id, seq, part, isLast, text, mime }: Speak): void {
    const utterance = this.utterances.get(id) ?? newUtterance(id)
    const key = `${id}.${part}`
    utterance.seq = seq ?? utterance.seq
    utterance.parts[part] = { text, isLast, hasSound: mime !== null, sound: this.loose.get(key) ?? null }
    this.loose.delete(key)
    this.utterances.set(id, utterance)
  }

  sound({ utterance: id, part, bytes }: VoiceFrame): void {
    const known = this.utterances.get(id)?.parts[part]
    const own = bytes.slice()
    if (known) known.sound = own
    else this.loose.set(`${id}.${part}`, own)
  }

  /** What was, is or will be said as this utterance is that entry: it is not said again. */
  said(id: number, seq: number): void {
    const utterance = this.utterances.get(id)
    if (utterance) utterance.seq = seq
    else this.saidSeqs.add(seq)
  }

  /** Null: all of them. */
  drop(id: number | null): void {
    if (id === null) this.clear()
    else this.utterances.delete(id)
  }

  /** Another socket counts its utterances anew. */
  clear(): void {
    this.utterances.clear()
    this.loose.clear()
  }

  /** Said to its end, or counted as said. */
  finish(item: ToSay): void {
    if (item.kind === 'entry') {
      this.hearUpTo(item.entry.seq)
      return
    }
    const { id, seq } = item.utterance
    if (this.utterances.get(id) === item.utterance) this.utterances.delete(id)
    if (seq !== null) this.hearUpTo(seq)
  }

  hearUpTo(seq: number): void {
    this.heardUpTo = Math.max(this.heardUpTo, seq)
    for (const [id, utterance] of this.utterances) {
      if (utterance.seq !== null && utterance.seq <= this.heardUpTo) this.utterances.delete(id)
    }
  }

  isHeard(seq: number): boolean {
    return seq <= this.heardUpTo || this.saidSeqs.has(seq)
  }

  pushedFor(seq: number): Utterance | null {
    return [...this.utterances.values()].find((utterance) => utterance.seq === seq) ?? null
  }

  private beside(): Utterance | null {
    return [...this.utterances.values()].find((utterance) => utterance.seq === null) ?? null
  }

  private nextPushed(): Utterance | null {
    const due = [...this.utterances.values()].filter(({ seq }) => seq !== null && !this.isHeard(seq))
    return due.sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0))[0] ?? null
  }

  next({ messages }: Pick<Session, 'messages'>): ToSay | null {
    const beside = this.beside()
    if (beside) return { kind: 'pushed', utterance: beside }
    const entry = messages.find(({ role, seq }) => role === 'interviewer' && !this.isHeard(seq)) ?? null
    const pushed = this.nextPushed()
    if (pushed && (entry === null || (pushed.seq ?? 0) <= entry.seq)) return { kind: 'pushed', utterance: pushed }
    return entry && { kind: 'entry', entry }
  }
}
