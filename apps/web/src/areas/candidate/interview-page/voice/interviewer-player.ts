import type { ChatEntry, ServerMessage, Session } from '@candor/contract'
import { type VoiceFrame, webLimits } from '@candor/domain'
import type { LevelOutlet } from '../../../../shared/speech/level-source'
import { createPauseControl } from '../../../../shared/speech/pause-control'
import type { PlaybackControl } from '../../../../shared/speech/playback-control'
import type { SpeechRequest, VoiceSource } from '../../../../shared/speech/speak'
import { estimateReadingMs } from '../../../../shared/speech/split-clauses'
import {
  getUtteranceText,
  matchesEntry,
  type QueueItem,
  SpeechQueue,
  type Utterance,
  type UtterancePart,
} from './speech-queue'

const PART_TIMEOUT_MS = 2000
const POLL_MS = 40

export interface CurrentSpeech {
  text: string
  startedAtMs: number
  durationMs: number | null
}

export interface PlayerState {
  caption: string
  isSpeaking: boolean
  /** Which voice spoke the last message; null before the first. */
  voiceSource: VoiceSource | null
  currentSpeech: CurrentSpeech | null
  /** The last part of this entry is being spoken. */
  closingSeq: number | null
  playedSeq: number
  isQuiet: boolean
}

/** The state before the first message. */
export const getSilentState = (playedSeq: number): PlayerState => ({
  caption: '',
  isSpeaking: false,
  voiceSource: null,
  currentSpeech: null,
  closingSeq: null,
  playedSeq,
  isQuiet: false,
})

export interface PlayerInput {
  snapshot: Pick<Session, 'messages' | 'language'>
  /** True: the interview is open, and no other tab owns it. */
  isOpen: boolean
  /** True: messages are only shown. */
  isSilent: boolean
  /** How long to wait for streamed sound before it is fetched or spoken by the device. */
  graceMs: number
  /** How fast the voice speaks. Absent: as usual. */
  rate?: number
}

export interface PlayerDeps {
  playedSeq: number
  level: LevelOutlet
  say: (saying: SpeechRequest, speaking: PlaybackControl) => Promise<VoiceSource>
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  onChange: (state: PlayerState) => void
  /** Reports how far an entry was played. Advisory only. */
  onPlayed: (seq: number, isOver: boolean) => void
}

interface Run {
  item: QueueItem
  abort: AbortController
}

const findSeq = (item: QueueItem): number | null => (item.kind === 'entry' ? item.entry.seq : item.utterance.seq)

/** After a mute or unmute in the middle of a message, it starts over. The same applies after another tab owned the interview. */
const hasChanged = (before: PlayerInput, now: PlayerInput): boolean =>
  before.isSilent !== now.isSilent || (before.isOpen && !now.isOpen)

const isTarget = (item: QueueItem, id: number | null): boolean =>
  id === null || (item.kind === 'pushed' && item.utterance.id === id)

/** Speaks the interviewer's messages in order. The next one starts only when the output of the last one is silent. */
export class InterviewerPlayer {
  private readonly queue: SpeechQueue
  private readonly pauseControl = createPauseControl()
  private input: PlayerInput | null = null
  private run: Run | null = null
  /** To be spoken once more, before anything else. */
  private repeated: ChatEntry | null = null
  /** Resolves when the output of the last message is silent. */
  private silence: Promise<unknown> = Promise.resolve()
  private state: PlayerState

  constructor(private readonly deps: PlayerDeps) {
    this.queue = new SpeechQueue(deps.playedSeq)
    this.state = getSilentState(deps.playedSeq)
  }

  update(input: PlayerInput): void {
    const previous = this.input
    this.input = input
    if (previous !== null && hasChanged(previous, input)) this.cancel()
    this.playNext()
  }

  handleMessage(message: ServerMessage): void {
    if (message.type === 'speak') this.queue.addPart(message)
    if (message.type === 'said') this.queue.linkToEntry(message.utterance, message.seq)
    if (message.type === 'welcome') this.queue.clear()
    if (message.type === 'hush') this.stopSpeech(message.utterance)
    this.playNext()
  }

  handleSound(frame: VoiceFrame): void {
    this.queue.addSound(frame)
  }

  isPlayed(seq: number): boolean {
    return this.queue.isPlayed(seq)
  }

  /** Pauses, and resumes from the same place. */
  setPaused(isPaused: boolean): void {
    this.pauseControl.set(isPaused)
    if (this.run) this.setState({ isSpeaking: !isPaused })
  }

  /** Speaks an entry once more. */
  repeat(entry: ChatEntry): void {
    if (this.run !== null && findSeq(this.run.item) === entry.seq) return
    this.repeated = entry
    this.playNext()
  }

  /** Marks everything up to this entry as spoken. */
  skipTo(entry: ChatEntry | null): void {
    const seq = entry?.seq ?? (this.run && findSeq(this.run.item)) ?? 0
    this.cancel()
    this.queue.drop(null)
    this.queue.markPlayedUpTo(seq)
    // The server's timer for a silence also starts now.
    if (entry) this.deps.onPlayed(entry.seq, true)
    this.setState({ isSpeaking: false, playedSeq: this.queue.playedSeq, ...(entry && { caption: entry.content }) })
    this.playNext()
  }

  stop(): void {
    this.input = null
    this.cancel()
  }

  private setState(change: Partial<PlayerState>): void {
    this.state = { ...this.state, ...change }
    this.deps.onChange(this.state)
  }

  private cancel(): void {
    const { run } = this
    this.run = null
    run?.abort.abort()
    this.pauseControl.set(false)
    if (run) this.setState({ isSpeaking: false, currentSpeech: null, closingSeq: null })
  }

  /** The server stops the speech. The current journal entry counts as spoken; revoked utterances are dropped. */
  private stopSpeech(id: number | null): void {
    const item = this.run?.item
    this.queue.drop(id)
    if (item === undefined || !isTarget(item, id)) return
    this.cancel()
    const entry = item.kind === 'entry' ? item.entry : this.findEntry(item.utterance)
    if (entry && (item.kind === 'entry' || matchesEntry(item.utterance, entry))) this.queue.finish(item)
    this.setState({ playedSeq: this.queue.playedSeq })
  }

  private findEntry({ seq }: Utterance): ChatEntry | null {
    return this.input?.snapshot.messages.find((entry) => entry.seq === seq) ?? null
  }

  private playNext(): void {
    const { input } = this
    if (input === null || this.run !== null) return
    const item = this.findNext(input)
    if (this.state.isQuiet !== (item === null)) this.setState({ isQuiet: item === null })
    if (item === null || !input.isOpen) return
    this.repeated = null
    const run: Run = { item, abort: new AbortController() }
    this.run = run
    const previous = this.silence
    this.silence = this.play(run, previous)
  }

  private findNext({ snapshot }: PlayerInput): QueueItem | null {
    return this.repeated === null ? this.queue.next(snapshot) : { kind: 'entry', entry: this.repeated }
  }

  private async play(run: Run, previous: Promise<unknown>): Promise<void> {
    const { signal } = run.abort
    await previous
    if (signal.aborted) return
    await this.playItem(run)
    if (signal.aborted) return
    this.setState({ isSpeaking: false, currentSpeech: null })
    const seq = findSeq(run.item)
    if (seq !== null) this.deps.onPlayed(seq, true)
    await this.deps.wait(webLimits.messageRemovalDelayMs, signal)
    if (signal.aborted) return
    this.queue.finish(run.item)
    this.run = null
    this.setState({ playedSeq: this.queue.playedSeq, closingSeq: null })
    this.playNext()
  }

  private async playItem(run: Run): Promise<void> {
    const { item } = run
    if (item.kind === 'pushed') return this.playPushed(run, item.utterance)
    const utterance = await this.waitForPushed(run, item.entry)
    if (run.abort.signal.aborted) return
    if (utterance === null) return this.playEntry(run, item.entry)
    run.item = { kind: 'pushed', utterance }
    return this.playPushed(run, utterance)
  }

  private async waitForPushed({ abort }: Run, { seq }: ChatEntry): Promise<Utterance | null> {
    const find = () => this.queue.findPushed(seq)
    // The socket may open or close during the wait.
    const isOver = () => this.input === null || this.input.isSilent || this.input.graceMs === 0
    return isOver() ? null : this.waitUntil(find, this.input?.graceMs ?? 0, abort.signal)
  }

  private async waitUntil<T>(
    find: () => T | null | undefined,
    withinMs: number,
    signal: AbortSignal,
  ): Promise<T | null> {
    for (let waitedMs = 0; !signal.aborted; waitedMs += POLL_MS) {
      const found = find()
      if (found !== null && found !== undefined) return found
      if (waitedMs >= withinMs) break
      await this.deps.wait(POLL_MS, signal)
    }
    return null
  }

  private playEntry(run: Run, entry: ChatEntry): Promise<void> {
    this.setState({ caption: entry.content, isSpeaking: true, closingSeq: entry.seq })
    return this.speakText(run, { text: entry.content, sound: null, voiceUrl: entry.voiceUrl })
  }

  private async playPushed(run: Run, utterance: Utterance): Promise<void> {
    const { signal } = run.abort
    for (let index = 0; !signal.aborted; index += 1) {
      const part = await this.waitUntil(() => utterance.parts[index], PART_TIMEOUT_MS, signal)
      // No progress: show the words received so far and continue.
      if (part === null) return this.showCaption(utterance)
      await this.playPart(run, utterance, part)
      if (part.isLast) return
    }
  }

  private showCaption(utterance: Utterance): void {
    this.setState({ caption: this.getCaption(utterance) })
  }

  private getCaption(utterance: Utterance): string {
    const entry = this.findEntry(utterance)
    return entry && matchesEntry(utterance, entry) ? entry.content : getUtteranceText(utterance)
  }

  private async playPart(run: Run, utterance: Utterance, part: UtterancePart): Promise<void> {
    const { signal } = run.abort
    if (part.hasSound) await this.waitUntil(() => part.addSound, PART_TIMEOUT_MS, signal)
    if (signal.aborted) return
    this.setState({
      caption: this.getCaption(utterance),
      isSpeaking: true,
      ...(part.isLast && { closingSeq: utterance.seq }),
    })
    await this.speakText(run, { text: part.text, sound: part.addSound, voiceUrl: null })
  }

  private async speakText(run: Run, saying: Omit<SpeechRequest, 'language'>): Promise<void> {
    const { level, say, wait } = this.deps
    const { signal } = run.abort
    const { snapshot, isSilent, rate = 1 } = this.input ?? { snapshot: { language: 'en' }, isSilent: true }
    if (isSilent) return wait(estimateReadingMs(saying.text, rate), signal)
    const onStart = (start: { startedAtMs: number; durationMs: number | null }) => {
      if (!signal.aborted) this.setState({ currentSpeech: { text: saying.text, ...start } })
    }
    const voiceSource = await say(
      { ...saying, language: snapshot.language },
      { level, signal, rate, pause: this.pauseControl, onStart },
    )
    if (!signal.aborted) this.setState({ voiceSource, currentSpeech: null })
  }
}
