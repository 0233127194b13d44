import type { ChatEntry, ServerMessage, Session } from '@candor/contract'
import type { VoiceFrame } from '@candor/domain'
import type { LevelOutlet } from '../../../../shared/speech/level-source'
import { createHold } from '../../../../shared/speech/pause-control'
import type { Speaking } from '../../../../shared/speech/playback-control'
import type { Saying, Spoken } from '../../../../shared/speech/speak'
import { readingMs } from '../../../../shared/speech/split-clauses'
import { isSaying, SpeechQueue, type SpokenPart, type ToSay, textOf, type Utterance } from './speech-queue'

/** The spec: after a message was played, this delay passes and it is removed. */
export const REMOVAL_DELAY_MS = 700
const PART_TIMEOUT_MS = 2000
const LOOK_MS = 40

export interface NowSaying {
  text: string
  startedAtMs: number
  durationMs: number | null
}

export interface PlayerState {
  caption: string
  isSpeaking: boolean
  /** Who said the last message; null before the first. */
  spoken: Spoken | null
  saying: NowSaying | null
  /** The last part of this entry is being said. */
  closingSeq: number | null
  heardSeq: number
  isQuiet: boolean
}

/** Before anything is said. */
export const silentState = (heardSeq: number): PlayerState => ({
  caption: '',
  isSpeaking: false,
  spoken: null,
  saying: null,
  closingSeq: null,
  heardSeq,
  isQuiet: false,
})

export interface PlayerInput {
  session: Pick<Session, 'messages' | 'language'>
  /** The room is open, and no other tab has it. */
  isOpen: boolean
  /** Words only. */
  isSilent: boolean
  /** How long a sound that the server sends by itself is waited for, before it is fetched or said by the device. */
  graceMs: number
}

export interface PlayerParts {
  heardSeq: number
  level: LevelOutlet
  say: (saying: Saying, speaking: Speaking) => Promise<Spoken>
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  onChange: (state: PlayerState) => void
  /** Advisory: how far an entry was played. */
  onPlayed: (seq: number, isOver: boolean) => void
}

interface Run {
  item: ToSay
  abort: AbortController
}

const seqOf = (item: ToSay): number | null => (item.kind === 'entry' ? item.entry.seq : item.utterance.seq)

/** Muted or unmuted in the middle of a message: it is shown, or said, from its start. So it is where another tab had the room meanwhile. */
const isOtherwise = (before: PlayerInput, now: PlayerInput): boolean =>
  before.isSilent !== now.isSilent || (before.isOpen && !now.isOpen)

const isMeant = (item: ToSay, id: number | null): boolean =>
  id === null || (item.kind === 'pushed' && item.utterance.id === id)

/** Says what the interviewer has to say, in its order and one at a time: the next begins only when the last is silent. */
export class InterviewerPlayer {
  private readonly queue: SpeechQueue
  private readonly hold = createHold()
  private input: PlayerInput | null = null
  private run: Run | null = null
  /** Resolves when what was said last is not heard any more. */
  private silence: Promise<unknown> = Promise.resolve()
  private state: PlayerState

  constructor(private readonly parts: PlayerParts) {
    this.queue = new SpeechQueue(parts.heardSeq)
    this.state = silentState(parts.heardSeq)
  }

  update(input: PlayerInput): void {
    const before = this.input
    this.input = input
    if (before !== null && isOtherwise(before, input)) this.cancel()
    this.go()
  }

  take(message: ServerMessage): void {
    if (message.type === 'speak') this.queue.speak(message)
    if (message.type === 'said') this.queue.said(message.utterance, message.seq)
    if (message.type === 'welcome') this.queue.clear()
    if (message.type === 'hush') this.hush(message.utterance)
    this.go()
  }

  takeSound(frame: VoiceFrame): void {
    this.queue.sound(frame)
  }

  isHeard(seq: number): boolean {
    return this.queue.isHeard(seq)
  }

  /** Stands still, and goes on from the same place. */
  setHeld(isHeld: boolean): void {
    this.hold.set(isHeld)
    if (this.run) this.show({ isSpeaking: !isHeld })
  }

  /** All up to this entry counts as said. */
  skipTo(entry: ChatEntry | null): void {
    const seq = entry?.seq ?? (this.run && seqOf(this.run.item)) ?? 0
    this.cancel()
    this.queue.drop(null)
    this.queue.hearUpTo(seq)
    // The server's patience begins now, too.
    if (entry) this.parts.onPlayed(entry.seq, true)
    this.show({ isSpeaking: false, heardSeq: this.queue.heardSeq, ...(entry && { caption: entry.content }) })
    this.go()
  }

  stop(): void {
    this.input = null
    this.cancel()
  }

  private show(change: Partial<PlayerState>): void {
    this.state = { ...this.state, ...change }
    this.parts.onChange(this.state)
  }

  private cancel(): void {
    const { run } = this
    this.run = null
    run?.abort.abort()
    this.hold.set(false)
    if (run) this.show({ isSpeaking: false, saying: null, closingSeq: null })
  }

  /** The server wants silence. What of the journal was being said counts as said; what it took back is forgotten. */
  private hush(id: number | null): void {
    const item = this.run?.item
    this.queue.drop(id)
    if (item === undefined || !isMeant(item, id)) return
    this.cancel()
    const entry = item.kind === 'entry' ? item.entry : this.entryOf(item.utterance)
    if (entry && (item.kind === 'entry' || isSaying(item.utterance, entry))) this.queue.finish(item)
    this.show({ heardSeq: this.queue.heardSeq })
  }

  private entryOf({ seq }: Utterance): ChatEntry | null {
    return this.input?.session.messages.find((entry) => entry.seq === seq) ?? null
  }

  private go(): void {
    const { input } = this
    if (input === null || this.run !== null) return
    const item = this.queue.next(input.session)
    if (this.state.isQuiet !== (item === null)) this.show({ isQuiet: item === null })
    if (item === null || !input.isOpen) return
    const run: Run = { item, abort: new AbortController() }
    this.run = run
    const before = this.silence
    this.silence = this.perform(run, before)
  }

  private async perform(run: Run, before: Promise<unknown>): Promise<void> {
    const { signal } = run.abort
    await before
    if (signal.aborted) return
    await this.sayItem(run)
    if (signal.aborted) return
    this.show({ isSpeaking: false, saying: null })
    const seq = seqOf(run.item)
    if (seq !== null) this.parts.onPlayed(seq, true)
    await this.parts.wait(REMOVAL_DELAY_MS, signal)
    if (signal.aborted) return
    this.queue.finish(run.item)
    this.run = null
    this.show({ heardSeq: this.queue.heardSeq, closingSeq: null })
    this.go()
  }

  private async sayItem(run: Run): Promise<void> {
    const { item } = run
    if (item.kind === 'pushed') return this.sayPushed(run, item.utterance)
    const pushed = await this.pushedSoon(run, item.entry)
    if (run.abort.signal.aborted) return
    if (pushed === null) return this.sayEntry(run, item.entry)
    run.item = { kind: 'pushed', utterance: pushed }
    return this.sayPushed(run, pushed)
  }

  private async pushedSoon({ abort }: Run, { seq }: ChatEntry): Promise<Utterance | null> {
    const look = () => this.queue.pushedFor(seq)
    // The socket may come or go while it is waited for.
    const isOver = () => this.input === null || this.input.isSilent || this.input.graceMs === 0
    return isOver() ? null : this.until(look, this.input?.graceMs ?? 0, abort.signal)
  }

  private async until<T>(look: () => T | null | undefined, withinMs: number, signal: AbortSignal): Promise<T | null> {
    for (let waitedMs = 0; !signal.aborted; waitedMs += LOOK_MS) {
      const found = look()
      if (found !== null && found !== undefined) return found
      if (waitedMs >= withinMs) break
      await this.parts.wait(LOOK_MS, signal)
    }
    return null
  }

  private sayEntry(run: Run, entry: ChatEntry): Promise<void> {
    this.show({ caption: entry.content, isSpeaking: true, closingSeq: entry.seq })
    return this.utter(run, { text: entry.content, sound: null, voiceUrl: entry.voiceUrl })
  }

  private async sayPushed(run: Run, utterance: Utterance): Promise<void> {
    const { signal } = run.abort
    for (let index = 0; !signal.aborted; index += 1) {
      const part = await this.until(() => utterance.parts[index], PART_TIMEOUT_MS, signal)
      // No progress: the words are shown as they are known, and it goes on.
      if (part === null) return this.showWhole(utterance)
      await this.sayPart(run, utterance, part)
      if (part.isLast) return
    }
  }

  private showWhole(utterance: Utterance): void {
    this.show({ caption: this.captionOf(utterance) })
  }

  private captionOf(utterance: Utterance): string {
    const entry = this.entryOf(utterance)
    return entry && isSaying(utterance, entry) ? entry.content : textOf(utterance)
  }

  private async sayPart(run: Run, utterance: Utterance, part: SpokenPart): Promise<void> {
    const { signal } = run.abort
    if (part.hasSound) await this.until(() => part.sound, PART_TIMEOUT_MS, signal)
    if (signal.aborted) return
    this.show({
      caption: this.captionOf(utterance),
      isSpeaking: true,
      ...(part.isLast && { closingSeq: utterance.seq }),
    })
    await this.utter(run, { text: part.text, sound: part.sound, voiceUrl: null })
  }

  private async utter(run: Run, saying: Omit<Saying, 'language'>): Promise<void> {
    const { level, say, wait } = this.parts
    const { signal } = run.abort
    const { session, isSilent } = this.input ?? { session: { language: 'en' }, isSilent: true }
    if (isSilent) return wait(readingMs(saying.text), signal)
    const onStart = (start: { startedAtMs: number; durationMs: number | null }) => {
      if (!signal.aborted) this.show({ saying: { text: saying.text, ...start } })
    }
    const spoken = await say({ ...saying, language: session.language }, { level, signal, hold: this.hold, onStart })
    if (!signal.aborted) this.show({ spoken, saying: null })
  }
}
