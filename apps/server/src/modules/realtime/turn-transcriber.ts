import type { ClientMessage, HearingKind } from '@candor/contract'
import type { MicrophoneFrame } from '@candor/domain'
import { DeviceWords } from './device-words'
import type { CreateHearing, HeardWords, LiveHearing, OpenHearing } from './ports'

type Words = Extract<ClientMessage, { type: 'words' }>
type Speech = Extract<ClientMessage, { type: 'speech' }>

export interface EarsParts {
  /** null: nothing may be transcribed here. */
  readonly createHearing: CreateHearing | null
  readonly of: Omit<OpenHearing, 'onWords'>
  readonly onWords: (heard: HeardWords, isFinal: boolean) => void
}

/** What was understood, and by whom. */
export interface Understood extends HeardWords {
  readonly by: 'server' | 'device'
  /** A voice detector says how much speech there was. */
  readonly isMeasured: boolean
}

const nothing: HeardWords = { text: '', segments: [] }

/** Hears one take: by the server's recogniser, or by the words that the device sends. */
export class Ears {
  readonly #device = new DeviceWords()
  readonly #hearing: LiveHearing | null
  readonly #isMeasured: boolean
  readonly #onWords: EarsParts['onWords']

  constructor({ createHearing, of, onWords }: EarsParts, hears: HearingKind) {
    this.#onWords = onWords
    this.#isMeasured = hears === 'audio' || hears === 'voice'
    this.#hearing = hears === 'audio' && createHearing !== null ? createHearing({ ...of, onWords }) : null
  }

  sound({ samples, atMs }: MicrophoneFrame): void {
    this.#hearing?.hear(samples, atMs)
  }

  speech({ kind, atMs }: Speech): void {
    if (kind === 'started') this.#hearing?.speechStarted(atMs)
    else this.#hearing?.speechEnded(atMs)
  }

  words(message: Words): void {
    if (this.#hearing !== null) return
    this.#device.take(message)
    this.#onWords(this.#device.heard(), message.isFinal)
  }

  understood(): Understood {
    const isMeasured = this.#isMeasured
    if (this.#hearing !== null) return { ...this.#hearing.heard(), by: 'server', isMeasured }
    const heard = this.#device.heard()
    return heard.text === '' ? { ...nothing, by: 'server', isMeasured } : { ...heard, by: 'device', isMeasured }
  }

  /** Nothing more is to be waited for than what the recogniser still has in hand. */
  get isSettled(): boolean {
    return this.#hearing === null
  }

  async settle(withinMs: number): Promise<Understood> {
    if (this.#hearing === null) return this.understood()
    return { ...(await this.#hearing.settle(withinMs)), by: 'server', isMeasured: this.#isMeasured }
  }

  close(): void {
    this.#hearing?.close()
  }
}
