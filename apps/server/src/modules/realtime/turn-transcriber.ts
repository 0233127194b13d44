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
  readonly onWords: (words: RecognizedWords, isFinal: boolean) => void
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

  addSound({ samples, atMs }: MicrophoneFrame): void {
    this.#live?.addSound(samples, atMs)
  }

  addSpeech({ kind, atMs }: Speech): void {
    if (kind === 'started') this.#live?.speechStarted(atMs)
    else this.#live?.speechEnded(atMs)
  }

  addWords(message: Words): void {
    if (this.#live !== null) return
    this.#device.add(message)
    this.#onWords(this.#device.getWords(), message.isFinal)
  }

  currentTranscript(): TurnTranscript {
    const isMeasured = this.#isMeasured
    if (this.#live !== null) return { ...this.#live.getWords(), by: 'server', isMeasured }
    const words = this.#device.getWords()
    return words.text === '' ? { ...nothing, by: 'server', isMeasured } : { ...words, by: 'device', isMeasured }
  }

  /** Waits only for the recognizer's running calls. */
  get hasAllWords(): boolean {
    return this.#live === null
  }

  async waitForWords(withinMs: number): Promise<TurnTranscript> {
    if (this.#live === null) return this.currentTranscript()
    return { ...(await this.#live.waitForWords(withinMs)), by: 'server', isMeasured: this.#isMeasured }
  }

  close(): void {
    this.#live?.close()
  }
}
