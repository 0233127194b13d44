import {
  type ChooseInput,
  type ChooseResult,
  type GenerateInput,
  type GenerateResult,
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
import { toWireSchema } from './wire-schema'

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

function resolveSettings(options: AiSdkLanguageModelOptions): Settings {
  const base = options.baseUrl ?? (options.vendor === 'openai-compatible' ? undefined : vendorBaseUrls[options.vendor])
  if (base === undefined) throw new TypeError('an OpenAI-compatible model needs a base URL')
  const all = { id: options.vendor, ...defaults, ...options, baseUrl: base.replace(/\/{1,64}$/, '') }
  const { runtime, maxResponseBytes } = all
  return { ...all, guard: { fetch: runtime.fetch, nowMs: runtime.nowMs, maxResponseBytes } }
}

/** A model of any of the three vendors. Neither prompt nor answer is ever logged or put in an error. */
export function createAiSdkLanguageModel(options: AiSdkLanguageModelOptions): LanguageModel {
  const settings = resolveSettings(options)
  const calls = new ModelCalls(settings)
  const producedBy = `${settings.id}/${settings.model}`
  return {
    id: settings.id,
    model: settings.model,
    capabilities: { maxPromptChars: settings.maxPromptChars },
    generate: async (input) => ({ ...(await calls.generate(input)), producedBy }),
    choose: async (input) => ({ ...(await calls.choose(input)), producedBy }),
  }
}

const createAbortedError = () => new ModelError('aborted', 'the caller no longer wants it')

const addUsage = (a: TokenUsage | null, b: TokenUsage): TokenUsage => ({
  inputTokens: (a?.inputTokens ?? 0) + b.inputTokens,
  outputTokens: (a?.outputTokens ?? 0) + b.outputTokens,
  isEstimated: (a?.isEstimated ?? false) || b.isEstimated,
})

/** What one call used before it ended, also where it ended badly. */
interface UsageTally {
  used: TokenUsage | null
}

class ModelCalls {
  /** Learned from a refusal: this server takes only the plainest requests. */
  private isPlain = false

  constructor(private readonly settings: Settings) {}

  generate<T>(input: GenerateInput<T>): Promise<Omit<GenerateResult<T>, 'producedBy'>> {
    const schema = toWireSchema(input.schema)
    return this.runWithLimits(input, async (signal, tally) => {
      const question = { ...input, schema, signal }
      const first = await this.requestAnswer(question, tally)
      const value = readValue(input, first.text)
      if (value.ok) return { value: value.value, usage: tally.used ?? first.usage }
      const system = `${input.system}\n\n${createRepairInstruction(value.fault)}`
      const second = await this.requestAnswer({ ...question, system }, tally)
      const repaired = readValue(input, second.text)
      if (repaired.ok) return { value: repaired.value, usage: tally.used ?? second.usage }
      throw new ModelError('bad_response', 'twice not the answer that was asked for', { usage: tally.used })
    })
  }

  choose<C extends string>(input: ChooseInput<C>): Promise<Omit<ChooseResult<C>, 'producedBy'>> {
    return this.runWithLimits(input, (signal, tally) => {
      const question = { ...input, schema: null, maxOutputTokens: maxChoiceTokens, signal }
      return this.callWithPlainFallback(question, async (asked) => {
        const chosen = await askChoice(this.settings, asked, input.choices)
        tally.used = addUsage(tally.used, chosen.usage)
        return chosen
      })
    })
  }

  private requestAnswer(question: Omit<Question, 'isPlain'>, tally: UsageTally): Promise<Answer> {
    return this.callWithPlainFallback(question, async (asked) => {
      const requestAnswer = await askModel(this.settings, asked)
      tally.used = addUsage(tally.used, requestAnswer.usage)
      return requestAnswer
    })
  }

  /** Asks with all that makes answers sure; a server that refuses that is asked plainly, and from then on always. */
  private async callWithPlainFallback<R>(
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

  private runWithLimits<R>(
    input: ModelPrompt,
    work: (signal: AbortSignal, tally: UsageTally) => Promise<R>,
  ): Promise<R> {
    const chars = input.system.length + input.prompt.length
    const { maxPromptChars, runtime, maxAttempts, mayRetry } = this.settings
    if (chars > maxPromptChars) {
      return Promise.reject(new ModelError('too_large', `${chars} characters of prompt, at most ${maxPromptChars}`))
    }
    const tally: UsageTally = { used: null }
    const { deadlineMs } = input
    const createTimeoutError = () =>
      new ModelError('timeout', `no whole answer within ${Math.round(deadlineMs)} ms`, { usage: tally.used })
    return withDeadline({ deadlineMs, signal: input.signal, createTimeoutError, createAbortedError }, (signal) => {
      const endsAtMs = runtime.nowMs() + deadlineMs
      const policy: TryAgain = { runtime, maxAttempts, endsAtMs, mayRetry, signal, aborted: createAbortedError }
      return tryAgain(policy, () => work(signal, tally))
    })
  }
}

const createRepairInstruction = (fault: string) =>
  `Your last answer could not be used. ${fault} Answer with exactly one JSON object of the asked shape and nothing else.`
