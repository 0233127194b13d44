import { z } from 'zod'

export type FakeLanguageProtocol = 'openai-compatible' | 'anthropic' | 'google'

/** What one request carried, in the same words for every protocol. */
export type FakeLanguageCall = {
  readonly protocol: FakeLanguageProtocol
  readonly path: string
  /** The key as sent in the vendor's header. */
  readonly apiKey: string | null
  readonly model: string
  readonly system: string
  readonly prompt: string
  /** The JSON Schema the answer shall have; null: free text. */
  readonly schema: unknown
  /** Whether the schema came as a tool that must be called. */
  readonly isTool: boolean
  readonly temperature: number | null
  readonly maxOutputTokens: number | null
  readonly isStream: boolean
}

/** Messages carry plain text or parts of text. */
const zText = z
  .union([z.string(), z.array(z.object({ text: z.string().default('') }))])
  .transform((content) => (typeof content === 'string' ? content : content.map((part) => part.text).join('')))
const zNumber = z.number().nullable().default(null)

type Body = Omit<FakeLanguageCall, 'protocol' | 'path' | 'apiKey'>

const zOpenAi = z
  .object({
    model: z.string(),
    messages: z.array(z.object({ role: z.string(), content: zText })),
    response_format: z.object({ json_schema: z.object({ schema: z.unknown().optional() }).optional() }).optional(),
    temperature: zNumber,
    max_tokens: zNumber,
    stream: z.boolean().default(false),
  })
  .transform(
    (body): Body => ({
      model: body.model,
      system: joinText(body.messages, 'system'),
      prompt: joinText(body.messages, 'user'),
      schema: body.response_format?.json_schema?.schema ?? null,
      isTool: false,
      temperature: body.temperature,
      maxOutputTokens: body.max_tokens,
      isStream: body.stream,
    }),
  )

const zFormat = z.object({ schema: z.unknown().optional() })
const zAnthropic = z
  .object({
    model: z.string(),
    system: zText.default(''),
    messages: z.array(z.object({ role: z.string(), content: zText })),
    output_config: z.object({ format: zFormat.optional() }).optional(),
    output_format: zFormat.optional(),
    tools: z.array(z.object({ input_schema: z.unknown().optional() })).default([]),
    temperature: zNumber,
    max_tokens: zNumber,
    stream: z.boolean().default(false),
  })
  .transform((body): Body => {
    const format = body.output_config?.format ?? body.output_format
    return {
      model: body.model,
      system: body.system,
      prompt: joinText(body.messages, 'user'),
      schema: format?.schema ?? body.tools[0]?.input_schema ?? null,
      isTool: body.tools.length > 0,
      temperature: body.temperature,
      maxOutputTokens: body.max_tokens,
      isStream: body.stream,
    }
  })

const zParts = z.object({ parts: zText })
const zGoogle = z
  .object({
    systemInstruction: zParts.optional(),
    contents: z.array(zParts),
    generationConfig: z
      .object({ responseSchema: z.unknown().optional(), temperature: zNumber, maxOutputTokens: zNumber })
      .default({ responseSchema: null, temperature: null, maxOutputTokens: null }),
  })
  .transform(
    ({ systemInstruction, contents, generationConfig }): Body => ({
      model: '',
      system: systemInstruction?.parts ?? '',
      prompt: contents.map((content) => content.parts).join('\n'),
      schema: generationConfig.responseSchema ?? null,
      isTool: false,
      temperature: generationConfig.temperature,
      maxOutputTokens: generationConfig.maxOutputTokens,
      isStream: false,
    }),
  )

function joinText(messages: readonly { readonly role: string; readonly content: string }[], role: string): string {
  return messages.flatMap((message) => (message.role === role ? [message.content] : [])).join('\n')
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

const getHeader = (headers: Headers, name: string) => {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}

/** Reads a request of any of the three protocols; null: of none. */
export function readLanguageCall(path: string, headers: Headers, body: string): FakeLanguageCall | null {
  const json: unknown = JSON.parse(body)
  if (path.endsWith('/chat/completions')) {
    const apiKey = getHeader(headers, 'authorization')?.replace(/^Bearer /, '') ?? null
    return { protocol: 'openai-compatible', path, apiKey, ...zOpenAi.parse(json) }
  }
  if (path.endsWith('/messages')) {
    return { protocol: 'anthropic', path, apiKey: getHeader(headers, 'x-api-key'), ...zAnthropic.parse(json) }
  }
  const google = /\/models\/([^/:]+):(generateContent|streamGenerateContent)/.exec(path)
  if (google === null) return null
  const [, model = '', method] = google
  const apiKey = getHeader(headers, 'x-goog-api-key')
  const isStream = method === 'streamGenerateContent'
  return { protocol: 'google', path, apiKey, ...zGoogle.parse(json), model, isStream }
}
