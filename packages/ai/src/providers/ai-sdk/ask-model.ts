import { z } from 'zod'
import { ModelError, type ModelPrompt, type TokenUsage } from '../../ports/language-model'
import { GuardedFetch, type GuardSettings } from './guarded-fetch'
import { readChoice } from './read-choice'
import {
  openSdkModel,
  type SdkCall,
  type SdkModel,
  type SdkReply,
  type SdkSchema,
  type VendorSettings,
} from './sdk-model'

export type AskSettings = VendorSettings & { readonly guard: GuardSettings }

export interface Question extends Pick<ModelPrompt, 'system' | 'prompt'> {
  readonly maxOutputTokens: number
  /** null: free text. */
  readonly schema: SdkSchema | null
  /** Sends nothing that a server may not support: no response format and no temperature. The prompt contains the schema. */
  readonly isPlain: boolean
  /** [0] */
  readonly temperature?: number
  readonly signal: AbortSignal
}

export interface Answer {
  readonly text: string
  readonly usage: TokenUsage
}

function buildCall({ system, prompt, maxOutputTokens, schema, isPlain, temperature = 0, signal }: Question): SdkCall {
  const isSchemaInWords = isPlain && schema !== null
  const words = isSchemaInWords
    ? `${system}\n\nAnswer with one JSON object and nothing else. Its JSON Schema: ${JSON.stringify(schema)}`
    : system
  return {
    prompt: [
      { role: 'system', content: words },
      { role: 'user', content: [{ type: 'text', text: prompt }] },
    ],
    maxOutputTokens,
    abortSignal: signal,
    ...(isPlain ? {} : { temperature }),
    ...(isPlain || schema === null ? {} : { responseFormat: { type: 'json', schema, name: 'answer' } }),
  }
}

/** UTF-8 bytes by three: more than any tokeniser takes for English, about right for Vietnamese. */
const estimateTokens = (text: string) => Math.ceil(Buffer.byteLength(text) / 3)

function readUsage(question: Question, text: string, reported?: SdkReply['usage']): TokenUsage {
  const input = reported?.inputTokens.total
  const output = reported?.outputTokens.total
  return {
    inputTokens: input ?? estimateTokens(question.system + question.prompt),
    outputTokens: output ?? estimateTokens(text),
    isEstimated: input === undefined || output === undefined,
  }
}

const zOpenAiRefusal = z.object({
  choices: z.array(z.object({ message: z.object({ refusal: z.string().min(1) }) })).min(1),
})

function isRefused({ finishReason, response }: SdkReply): boolean {
  return finishReason.unified === 'content-filter' || zOpenAiRefusal.safeParse(response?.body).success
}

/** Runs the SDK; its own errors hold the prompt and the answer, so that the wire's account of it is thrown instead. */
async function callSdk<R>(settings: AskSettings, run: (model: SdkModel) => Promise<R>): Promise<R> {
  const wire = new GuardedFetch(settings.guard)
  try {
    return await run(openSdkModel(settings, wire.fetch))
  } catch (error) {
    throw error instanceof ModelError ? error : wire.getFailure()
  }
}

const createRefusedError = (usage: TokenUsage) => new ModelError('refused', 'the model would not answer', { usage })

/** One request, one whole answer. Throws ModelError or RequestRefused. */
export const askModel = (settings: AskSettings, question: Question): Promise<Answer> =>
  callSdk(settings, async (model) => {
    const reply = await model.doGenerate(buildCall(question))
    const text = reply.content.map((part) => (part.type === 'text' ? part.text : '')).join('')
    const usage = readUsage(question, text, reply.usage)
    if (isRefused(reply)) throw createRefusedError(usage)
    if (reply.finishReason.unified === 'length') {
      throw new ModelError('bad_response', `longer than ${question.maxOutputTokens} tokens`, { usage })
    }
    return { text, usage }
  })

type Part = Awaited<ReturnType<SdkModel['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never

interface StreamState<C extends string> {
  readonly question: Question
  readonly choices: readonly C[]
  /** What was said before this part. */
  readonly precedingText: string
}

/** What one part of the stream changes: more text, a choice, or an end without one. */
function readPart<C extends string>(part: Part, { question, choices, precedingText: heard }: StreamState<C>) {
  if (part.type === 'error') throw new Error('the stream went wrong')
  const text = part.type === 'text-delta' ? heard + part.delta : heard
  const end = part.type === 'finish' ? part : null
  const usage = readUsage(question, text, end?.usage)
  if (end?.finishReason.unified === 'content-filter') throw createRefusedError(usage)
  const choice = readChoice(choices, text, end !== null)
  if (choice === null) throw new ModelError('bad_response', 'none of the choices', { usage })
  return { text, chosen: choice === undefined ? null : { choice, usage } }
}

/** One request, read until the choice is clear. Throws ModelError or RequestRefused. */
export const askChoice = <C extends string>(
  settings: AskSettings,
  question: Question,
  choices: readonly C[],
): Promise<{ readonly choice: C; readonly usage: TokenUsage }> =>
  callSdk(settings, async (model) => {
    const { stream } = await model.doStream(buildCall(question))
    let precedingText = ''
    for await (const part of stream) {
      const { text, chosen } = readPart(part, { question, choices, precedingText })
      if (chosen !== null) return chosen
      precedingText = text
    }
    throw new Error('the stream ended without an end')
  })
