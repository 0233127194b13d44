import type { FakeLanguageCall } from './fake-language-call'

/** What is said, before it is put into a vendor's words. */
export type FakeLanguageReply = {
  readonly text: string
  readonly end: 'stop' | 'length' | 'refusal'
  readonly usage: { readonly input: number; readonly output: number } | null
}

type Ends = Readonly<Record<FakeLanguageReply['end'], string>>
const openAiEnds: Ends = { stop: 'stop', length: 'length', refusal: 'stop' }
const anthropicEnds: Ends = { stop: 'end_turn', length: 'max_tokens', refusal: 'refusal' }
const googleEnds: Ends = { stop: 'STOP', length: 'MAX_TOKENS', refusal: 'SAFETY' }

/** The JSON document of a whole answer. */
export function buildReply(call: FakeLanguageCall, reply: FakeLanguageReply): unknown {
  switch (call.protocol) {
    case 'openai-compatible':
      return buildOpenAiReply(call, reply)
    case 'anthropic':
      return buildAnthropicReply(call, reply)
    case 'google':
      return buildGooglePart(reply.text, reply)
  }
}

/** The events of a streamed answer, one for each token and those around them, as they are sent. */
export function buildStreamedReply(call: FakeLanguageCall, reply: FakeLanguageReply): readonly string[] {
  const tokens = reply.text.match(/\s*\S{1,4}/gu) ?? []
  switch (call.protocol) {
    case 'openai-compatible':
      return buildOpenAiEvents(call, reply, tokens)
    case 'anthropic':
      return buildAnthropicEvents(call, reply, tokens)
    case 'google':
      return buildGoogleEvents(reply, tokens)
  }
}

const formatData = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`

function buildOpenAiUsage({ usage }: FakeLanguageReply) {
  if (usage === null) return {}
  const { input, output } = usage
  return { usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } }
}

function buildOpenAiReply({ model }: FakeLanguageCall, reply: FakeLanguageReply) {
  const isRefusal = reply.end === 'refusal'
  const content = isRefusal ? { content: null, refusal: "I can't help with that." } : { content: reply.text }
  const choice = { index: 0, message: { role: 'assistant', ...content }, finish_reason: openAiEnds[reply.end] }
  return { id: 'fake', object: 'chat.completion', created: 0, model, choices: [choice], ...buildOpenAiUsage(reply) }
}

function buildOpenAiEvents({ model }: FakeLanguageCall, reply: FakeLanguageReply, tokens: readonly string[]) {
  const about = { id: 'fake', object: 'chat.completion.chunk', created: 0, model }
  const chunk = (delta: unknown, end: string | null) =>
    formatData({ ...about, choices: [{ index: 0, delta, finish_reason: end }] })
  return [
    chunk({ role: 'assistant', content: '' }, null),
    ...tokens.map((content) => chunk({ content }, null)),
    chunk({}, reply.end === 'refusal' ? 'content_filter' : openAiEnds[reply.end]),
    formatData({ ...about, choices: [], ...buildOpenAiUsage(reply) }),
    'data: [DONE]\n\n',
  ]
}

/** The SDK rejects a reply without `usage`, because Anthropic always sends it: zero means "not reported". */
const buildAnthropicUsage = ({ usage }: FakeLanguageReply) => ({
  input_tokens: usage?.input ?? 0,
  output_tokens: usage?.output ?? 0,
})

function buildAnthropicReply({ model, isTool }: FakeLanguageCall, reply: FakeLanguageReply) {
  const isCall = isTool && reply.end === 'stop' && reply.text.startsWith('{')
  const content = isCall
    ? { type: 'tool_use', id: 'call', name: 'json', input: JSON.parse(reply.text) }
    : { type: 'text', text: reply.text }
  return {
    id: 'fake',
    type: 'message',
    role: 'assistant',
    model,
    content: reply.text === '' ? [] : [content],
    stop_reason: isCall ? 'tool_use' : anthropicEnds[reply.end],
    stop_sequence: null,
    usage: buildAnthropicUsage(reply),
  }
}

function buildAnthropicEvents({ model }: FakeLanguageCall, reply: FakeLanguageReply, tokens: readonly string[]) {
  const event = (value: { readonly type: string }) => `event: ${value.type}\n${formatData(value)}`
  const { input_tokens, output_tokens } = buildAnthropicUsage(reply)
  const start = { id: 'fake', type: 'message', role: 'assistant', model, content: [], stop_reason: null }
  const delta = { stop_reason: anthropicEnds[reply.end], stop_sequence: null }
  const buildTextEvent = (text: string) => ({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'text_delta', text },
  })
  return [
    event({ type: 'message_start', ...{ message: { ...start, usage: { input_tokens, output_tokens: 0 } } } }),
    event({ type: 'content_block_start', ...{ index: 0, content_block: { type: 'text', text: '' } } }),
    ...tokens.map((text) => event(buildTextEvent(text))),
    event({ type: 'content_block_stop', ...{ index: 0 } }),
    event({ type: 'message_delta', ...{ delta, usage: { output_tokens } } }),
    event({ type: 'message_stop' }),
  ]
}

function buildGooglePart(text: string, { end, usage }: FakeLanguageReply, isLast = true) {
  const content = { role: 'model', parts: text === '' ? [] : [{ text }] }
  const finish = isLast ? { finishReason: googleEnds[end] } : {}
  const used =
    usage === null
      ? {}
      : {
          usageMetadata: {
            promptTokenCount: usage.input,
            candidatesTokenCount: usage.output,
            totalTokenCount: usage.input + usage.output,
          },
        }
  return { candidates: [{ ...(end === 'refusal' ? {} : { content }), index: 0, ...finish }], ...used }
}

function buildGoogleEvents(reply: FakeLanguageReply, tokens: readonly string[]) {
  return [
    ...tokens.map((text) => formatData(buildGooglePart(text, reply, false))),
    formatData(buildGooglePart('', reply)),
  ]
}
