import type { ProviderErrorCode } from '@candor/contract'
import { ProviderError, type ProviderErrorOptions } from './provider-error'

/** Why speech could not be turned into text, or text into speech. */
export type SpeechErrorCode = Exclude<ProviderErrorCode, 'refused'>

/** The only error a speech adapter throws; see ProviderError for what its message may hold. */
export class SpeechError extends ProviderError {
  readonly code: SpeechErrorCode

  constructor(code: SpeechErrorCode, detail: string, options: ProviderErrorOptions = {}) {
    super({ port: 'speech', code, detail }, options)
    this.name = 'SpeechError'
    this.code = code
  }
}
