import type { ClientMessage, HearingKind } from '@candor/contract'
import type { MicrophoneFrame } from '@candor/domain'
import { DeviceWords } from './device-words'
import type { CreateTranscription, LiveTranscription, RecognizedWords, TranscriptionOptions } from './ports'

type Words = Extract<ClientMessage, { type: 'words' }>
type Speech = Extract<ClientMessage, { type: 'speech' }>

export interface TurnTranscriberParts {
  /** Null: transcription is not allowed here. */
  readonly createTranscription: CreateTranscription | null
  readonly options: Omit<TranscriptionOptions, 'onWords'>
  readonly onWords: (heard: RecognizedWords, isFinal: boolean) => void
}

/** The recognized words and their source. */
export interface TurnTranscript extends RecognizedWords {
  readonly by: 'server' | 'device'
  /** Whether a voice detector reports how much speech there was. */
  readonly isMeasured: boolean
}

const nothing: RecognizedWords = { text: '', segments: [] }

/** Transcribes one take with the server's recognizer, or with the words that the device sends. */
export class TurnTranscriber {
  readonly #device = new DeviceWords()
  readonly #live: LiveTranscription | null
  readonly #isMeasured: boolean
  readonly #onWords: TurnTranscriberParts['onWords']

  constructor({ createTranscription, options, onWords }: TurnTranscriberParts, hears: HearingKind) {
    this.#onWords = onWords
    this.#isMeasured = hears === 'audio' || hears === 'voice'
    this.#live = hears === 'audio' && createTranscription !== null ? createTranscription({ ...options, onWords }) : null
  }

  sound({ samples, atMs }: MicrophoneFrame): void {
    this.#live?.hear(samples, atMs)
  }

  speech({ kind, atMs }: Speech): void {
    if (kind === 'started') this.#live?.speechStarted(atMs)
    else this.#live?.speechEnded(atMs)
  }

  words(message: Words): void {
    if (this.#live !== null) return
    this.#device.take(message)
    this.#onWords(this.#device.heard(), message.isFinal)
  }

  currentTranscript(): TurnTranscript {
    const isMeasured = this.#isMeasured
    if (this.#live !== null) return { ...this.#live.heard(), by: 'server', isMeasured }
    const heard = this.#device.heard()
    return heard.text === '' ? { ...nothing, by: 'server', isMeasured } : { ...heard, by: 'device', isMeasured }
  }

  /** Waits only for the recognizer's running calls. */
  get isSettled(): boolean {
    return this.#live === null
  }

  async settle(withinMs: number): Promise<TurnTranscript> {
    if (this.#live === null) return this.currentTranscript()
    return { ...(await this.#live.settle(withinMs)), by: 'server', isMeasured: this.#isMeasured }
  }

  close(): void {
    this.#live?.close()
  }
}
