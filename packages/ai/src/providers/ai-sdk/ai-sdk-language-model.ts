import {
  type ChooseInput,
  type Chosen,
  type Generated,
  type GenerateInput,
  type LanguageModel,
  ModelError,
  type ModelPrompt,
  type TokenUsage,
} from '../../ports/language-model'
import { type TryAgain, tryAgain } from '../../resilience/try-again'
import { withDeadline } from '../http/with-deadline'
import { type SpeechRuntime, systemSpeechRuntime } from '../openai-compatible/speech-http'
import { type Answer, type AskSettings, askChoice, askModel, type Question } from './ask-model'
import { RequestRefused } from './guarded-fetch'
import { readValue } from './read-value'
import { type LanguageModelVendor, vendorBaseUrls } from './sdk-model'
import { wireSchemaOf } from './wire-schema'

/** Settings of a language model behind the AI SDK. Defaults in brackets. */
export type AiSdkLanguageModelOptions = {
  readonly vendor: LanguageModelVendor
  readonly model: string
  /** Up to and with the version (`/v1`, `/v1beta`); from the operator's settings only [the vendor's own]. */
  readonly baseUrl?: string
  readonly apiKey?: string | null
  /** [the vendor] */
  readonly id?: string
  /** [120,000] */
  readonly maxPromptChars?: number
  /** [1 MiB] */
  readonly maxResponseBytes?: number
  /** [3] */
  readonly maxAttempts?: number
  /** Asked before each further try [always]. */
  readonly mayRetry?: () => boolean
  readonly runtime?: SpeechRuntime
}

type Defaults = Required<Omit<AiSdkLanguageModelOptions, 'vendor' | 'model' | 'baseUrl' | 'id'>>

const defaults: Defaults = {
  apiKey: null,
  maxPromptChars: 120_000,
  maxResponseBytes: 1024 * 1024,
  maxAttempts: 3,
  mayRetry: () => true,
  runtime: systemSpeechRuntime,
}

/** A marker is one token; room for models that say a word or two to themselves first. */
const maxChoiceTokens = 64

type Settings = AskSettings & Defaults & { readonly id: string }

function settingsOf(options: AiSdkLanguageModelOptions): Settings {
  const base = options.baseUrl ?? (options.vendor === 'openai-compatible' ? undefined : vendorBaseUrls[options.vendor])
  if (base === undefined) throw new TypeError('an OpenAI-compatible model needs a base URL')
  const all = { id: options.vendor, ...defaults, ...options, baseUrl: base.replace(/\/+$/, '') }
  const { runtime, maxResponseBytes } = all
  return { ...all, guard: { fetch: runtime.fetch, nowMs: runtime.nowMs, maxResponseBytes } }
}

/** A model of any of the three vendors. Neither prompt nor answer is ever logged or put in an error. */
export function createAiSdkLanguageModel(options: AiSdkLanguageModelOptions): LanguageModel {
  const settings = settingsOf(options)
  const session = new ModelCalls(settings)
  const producedBy = `${settings.id}/${settings.model}`
  return {
    id: settings.id,
    model: settings.model,
    capabilities: { maxPromptChars: settings.maxPromptChars },
    generate: async (input) => ({ ...(await session.generate(input)), producedBy }),
    choose: async (input) => ({ ...(await session.choose(input)), producedBy }),
  }
}

const aborted = () => new ModelError('aborted', 'the caller no longer wants it')

const sum = (a: TokenUsage | null, b: TokenUsage): TokenUsage => ({
  inputTokens: (a?.inputTokens ?? 0) + b.inputTokens,
  outputTokens: (a?.outputTokens ?? 0) + b.outputTokens,
  isEstimated: (a?.isEstimated ?? false) || b.isEstimated,
})

/** What one call used before it ended, also where it ended badly. */
interface Tally {
  used: TokenUsage | null
}

class ModelCalls {
  /** Learned from a refusal: this server takes only the plainest requests. */
  private isPlain = false

  constructor(private readonly settings: Settings) {}

  generate<T>(input: GenerateInput<T>): Promise<Omit<Generated<T>, 'producedBy'>> {
    const schema = wireSchemaOf(input.schema)
    return this.within(input, async (signal, tally) => {
      const question = { ...input, schema, signal }
      const first = await this.answer(question, tally)
      const value = readValue(input.schema, first.text)
      if (value.ok) return { value: value.value, usage: tally.used ?? first.usage }
      const second = await this.answer({ ...question, system: `${input.system}\n\n${mend}` }, tally)
      const mended = readValue(input.schema, second.text)
      if (mended.ok) return { value: mended.value, usage: tally.used ?? second.usage }
      throw new ModelError('bad_response', 'twice not the JSON that was asked for', { usage: tally.used })
    })
  }

  choose<C extends string>(input: ChooseInput<C>): Promise<Omit<Chosen<C>, 'producedBy'>> {
    return this.within(input, (signal, tally) => {
      const question = { ...input, schema: null, maxOutputTokens: maxChoiceTokens, signal }
      return this.asPlainlyAsNeeded(question, async (asked) => {
        const chosen = await askChoice(this.settings, asked, input.choices)
        tally.used = sum(tally.used, chosen.usage)
        return chosen
      })
    })
  }

  private answer(question: Omit<Question, 'isPlain'>, tally: Tally): Promise<Answer> {
    return this.asPlainlyAsNeeded(question, async (asked) => {
      const answer = await askModel(this.settings, asked)
      tally.used = sum(tally.used, answer.usage)
      return answer
    })
  }

  /** Asks with all that makes answers sure; a server that refuses that is asked plainly, and from then on always. */
  private async asPlainlyAsNeeded<R>(
    question: Omit<Question, 'isPlain'>,
    ask: (question: Question) => Promise<R>,
  ): Promise<R> {
    const { isPlain } = this
    try {
      return await ask({ ...question, isPlain })
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error
      if (isPlain) throw error.as
    }
    try {
      const reply = await ask({ ...question, isPlain: true })
      this.isPlain = true
      return reply
    } catch (error) {
      throw error instanceof RequestRefused ? error.as : error
    }
  }

  private within<R>(input: ModelPrompt, work: (signal: AbortSignal, tally: Tally) => Promise<R>): Promise<R> {
    const chars = input.system.length + input.prompt.length
    const { maxPromptChars, runtime, maxAttempts, mayRetry } = this.settings
    if (chars > maxPromptChars) {
      return Promise.reject(new ModelError('too_large', `${chars} characters of prompt, at most ${maxPromptChars}`))
    }
    const tally: Tally = { used: null }
    const { deadlineMs } = input
    const late = () =>
      new ModelError('timeout', `no whole answer within ${Math.round(deadlineMs)} ms`, { usage: tally.used })
    return withDeadline({ deadlineMs, signal: input.signal, late, aborted }, (signal) => {
      const endsAtMs = runtime.nowMs() + deadlineMs
      const policy: TryAgain = { runtime, maxAttempts, endsAtMs, mayRetry, signal, aborted }
      return tryAgain(policy, () => work(signal, tally))
    })
  }
}

const mend =
  'Your last answer could not be read. Answer with exactly one JSON object of the asked shape and nothing else.'
