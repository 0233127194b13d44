import type { ProviderErrorCode } from '@candor/contract'
import type { z } from 'zod'
import { ProviderError, type ProviderErrorOptions } from './provider-error'

/** What one call used, repairs and further tries included. */
export interface TokenUsage {
  readonly inputTokens: number
  readonly outputTokens: number
  /** The provider did not say (or was not waited for): reckoned from the length of the text, rather too much than too little. */
  readonly isEstimated: boolean
}

export interface ModelPrompt {
  /** Our own words. It never contains words of people. */
  readonly system: string
  /** The matter itself; what people said or wrote is in here as data (JSON), and only here. */
  readonly prompt: string
  /** The whole call, reading, repairing and trying again included. */
  readonly deadlineMs: number
  readonly signal?: AbortSignal
}

export interface GenerateInput<T> extends ModelPrompt {
  /** The reply matches it. Its limits (lengths, ranges, patterns) are checked here and are not sent to the provider. */
  readonly schema: z.ZodType<T>
  readonly maxOutputTokens: number
  /** Above 0 where answers to the same prompt shall differ; a server that takes no temperature ignores it [0]. */
  readonly temperature?: number
  /**
   * What makes a value of the right shape useless, in our own words: the one repair names it, and a second such value is a
   * `bad_response`. Null: nothing does [nothing].
   */
  readonly findFault?: (value: T) => string | null
}

export interface GenerateResult<T> {
  readonly value: T
  readonly usage: TokenUsage
  /** `<adapter id>/<model>`, kept with whatever is made of the value. */
  readonly producedBy: string
}

export interface ChooseInput<C extends string> extends ModelPrompt {
  /** Short and distinct markers, such as one sign each; the system prompt says what they mean. */
  readonly choices: readonly C[]
}

export interface ChooseResult<C extends string> {
  readonly choice: C
  readonly usage: TokenUsage
  readonly producedBy: string
}

export interface LanguageModelCapabilities {
  /** Both prompts together; more is refused with `too_large` before anything is sent. UTF-16 units. */
  readonly maxPromptChars: number
}

/** A model that writes text. Throws only ModelError. It has no tools, no memory and nothing else in view than the prompt. */
export interface LanguageModel {
  readonly id: string
  /** The model's name as configured. */
  readonly model: string
  readonly capabilities: LanguageModelCapabilities
  generate<T>(input: GenerateInput<T>): Promise<GenerateResult<T>>
  /** The quickest question there is: answered as soon as the first token tells which choice it is; the rest is cut off. */
  choose<C extends string>(input: ChooseInput<C>): Promise<ChooseResult<C>>
}

export type ModelErrorCode = Exclude<ProviderErrorCode, 'unsupported'>

/** The only error a language model throws; see ProviderError for what its message may hold. */
export class ModelError extends ProviderError {
  readonly code: ModelErrorCode
  /** What the failed call used; null when unknown. */
  readonly usage: TokenUsage | null

  constructor(
    code: ModelErrorCode,
    detail: string,
    options: ProviderErrorOptions & { readonly usage?: TokenUsage | null } = {},
  ) {
    super({ port: 'language model', code, detail }, options)
    this.name = 'ModelError'
    this.code = code
    this.usage = options.usage ?? null
  }
}
