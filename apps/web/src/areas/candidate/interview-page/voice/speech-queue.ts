import type { ChatEntry, ServerMessage, Session } from '@candor/contract'
import { isSaidByInterviewer, type VoiceFrame } from '@candor/domain'

type Speak = Extract<ServerMessage, { type: 'speak' }>

/** A clause of an utterance, with its sound if it has arrived. */
export interface UtterancePart {
  text: string
  hasSound: boolean
  addSound: Uint8Array<ArrayBuffer> | null
  isLast: boolean
}

/** An utterance whose sound the server streams. `seq`: its journal entry, once known. */
export interface Utterance {
  id: number
  seq: number | null
  parts: (UtterancePart | undefined)[]
}

export type QueueItem = { kind: 'pushed'; utterance: Utterance } | { kind: 'entry'; entry: ChatEntry }

const createUtterance = (id: number): Utterance => ({ id, seq: null, parts: [] })

const stripSpaces = (text: string): string => text.replaceAll(/\s+/g, '').normalize('NFC')

export const getUtteranceText = (utterance: Utterance): string =>
  utterance.parts.flatMap((part) => (part ? [part.text.trim()] : [])).join(' ')

/** Whether the sound received so far belongs to this entry. */
export const matchesEntry = (utterance: Utterance, entry: ChatEntry): boolean =>
  stripSpaces(entry.content).startsWith(stripSpaces(getUtteranceText(utterance)))

/**
 * The interviewer's unspoken messages in order: journal entries, some with streamed sound, and utterances that are not in
 * the journal. Sound may arrive before its entry, and an entry may have no sound.
 */
export class SpeechQueue {
  private utterances = new Map<number, Utterance>()
  /** Sound that arrived before its `speak` message. Normally frames follow it, but nothing here relies on that. */
  private orphanSounds = new Map<string, Uint8Array<ArrayBuffer>>()
  private linkedSeqs = new Set<number>()
  private playedUpTo: number

  constructor(playedSeq: number) {
    this.playedUpTo = playedSeq
  }

  get playedSeq(): number {
    return this.playedUpTo
  }

  addPart({ utterance: id, seq, part, isLast, text, mime }: Speak): void {
    const utterance = this.utterances.get(id) ?? createUtterance(id)
    const key = `${id}.${part}`
    utterance.seq = seq ?? utterance.seq
    utterance.parts[part] = { text, isLast, hasSound: mime !== null, addSound: this.orphanSounds.get(key) ?? null }
    this.orphanSounds.delete(key)
    this.utterances.set(id, utterance)
  }

  addSound({ utterance: id, part, bytes }: VoiceFrame): void {
    const known = this.utterances.get(id)?.parts[part]
    const own = bytes.slice()
    if (known) known.addSound = own
    else this.orphanSounds.set(`${id}.${part}`, own)
  }

  /** Links the utterance to its journal entry, so that the entry is not spoken twice. */
  linkToEntry(id: number, seq: number): void {
    const utterance = this.utterances.get(id)
    if (utterance) utterance.seq = seq
    else this.linkedSeqs.add(seq)
  }

  /** Null: all utterances. */
  drop(id: number | null): void {
    if (id === null) this.clear()
    else this.utterances.delete(id)
  }

  /** A new socket numbers its utterances from the start. */
  clear(): void {
    this.utterances.clear()
    this.orphanSounds.clear()
  }

  /** Spoken to its end, or counted as spoken. */
  finish(item: QueueItem): void {
    if (item.kind === 'entry') {
      this.markPlayedUpTo(item.entry.seq)
      return
    }
    const { id, seq } = item.utterance
    if (this.utterances.get(id) === item.utterance) this.utterances.delete(id)
    if (seq !== null) this.markPlayedUpTo(seq)
  }

  markPlayedUpTo(seq: number): void {
    this.playedUpTo = Math.max(this.playedUpTo, seq)
    for (const [id, utterance] of this.utterances) {
      if (utterance.seq !== null && utterance.seq <= this.playedUpTo) this.utterances.delete(id)
    }
  }

  isPlayed(seq: number): boolean {
    return seq <= this.playedUpTo || this.linkedSeqs.has(seq)
  }

  findPushed(seq: number): Utterance | null {
    return [...this.utterances.values()].find((utterance) => utterance.seq === seq) ?? null
  }

  private findUnlinked(): Utterance | null {
    return [...this.utterances.values()].find((utterance) => utterance.seq === null) ?? null
  }

  private findNextPushed(): Utterance | null {
    const due = [...this.utterances.values()].filter(({ seq }) => seq !== null && !this.isPlayed(seq))
    return due.sort((a, b) => (a.seq ?? 0) - (b.seq ?? 0))[0] ?? null
  }

  next({ messages }: Pick<Session, 'messages'>): QueueItem | null {
    const findUnlinked = this.findUnlinked()
    if (findUnlinked) return { kind: 'pushed', utterance: findUnlinked }
    const entry = messages.find((message) => isSaidByInterviewer(message) && !this.isPlayed(message.seq)) ?? null
    const pushed = this.findNextPushed()
    if (pushed && (entry === null || (pushed.seq ?? 0) <= entry.seq)) return { kind: 'pushed', utterance: pushed }
    return entry && { kind: 'entry', entry }
  }
}
