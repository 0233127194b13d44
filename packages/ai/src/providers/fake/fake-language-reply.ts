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
export function wholeReply(call: FakeLanguageCall, reply: FakeLanguageReply): unknown {
  switch (call.protocol) {
    case 'openai-compatible':
      return openAiWhole(call, reply)
    case 'anthropic':
      return anthropicWhole(call, reply)
    case 'google':
      return googlePiece(reply.text, reply)
  }
}

/** The events of a streamed answer, one for each token and what stands around them, as they go over the wire. */
export function streamedReply(call: FakeLanguageCall, reply: FakeLanguageReply): readonly string[] {
  const tokens = reply.text.match(/\s*\S{1,4}/gu) ?? []
  switch (call.protocol) {
    case 'openai-compatible':
      return openAiEvents(call, reply, tokens)
    case 'anthropic':
      return anthropicEvents(call, reply, tokens)
    case 'google':
      return googleEvents(reply, tokens)
  }
}

const data = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`

function openAiUsage({ usage }: FakeLanguageReply) {
  if (usage === null) return {}
  const { input, output } = usage
  return { usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } }
}

function openAiWhole({ model }: FakeLanguageCall, reply: FakeLanguageReply) {
  const isRefusal = reply.end === 'refusal'
  const said = isRefusal ? { content: null, refusal: "I can't help with that." } : { content: reply.text }
  const choice = { index: 0, message: { role: 'assistant', ...said }, finish_reason: openAiEnds[reply.end] }
  return { id: 'fake', object: 'chat.completion', created: 0, model, choices: [choice], ...openAiUsage(reply) }
}

function openAiEvents({ model }: FakeLanguageCall, reply: FakeLanguageReply, tokens: readonly string[]) {
  const about = { id: 'fake', object: 'chat.completion.chunk', created: 0, model }
  const chunk = (delta: unknown, end: string | null) =>
    data({ ...about, choices: [{ index: 0, delta, finish_reason: end }] })
  return [
    chunk({ role: 'assistant', content: '' }, null),
    ...tokens.map((content) => chunk({ content }, null)),
    chunk({}, reply.end === 'refusal' ? 'content_filter' : openAiEnds[reply.end]),
    data({ ...about, choices: [], ...openAiUsage(reply) }),
    'data: [DONE]\n\n',
  ]
}

/** Without `usage` the SDK reads no answer: Anthropic always sends it, so that "not told" is told as nothing used. */
const anthropicUsage = ({ usage }: FakeLanguageReply) => ({
  input_tokens: usage?.input ?? 0,
  output_tokens: usage?.output ?? 0,
})

function anthropicWhole({ model, isTool }: FakeLanguageCall, reply: FakeLanguageReply) {
  const isCall = isTool && reply.end === 'stop' && reply.text.startsWith('{')
  const said = isCall
    ? { type: 'tool_use', id: 'call', name: 'json', input: JSON.parse(reply.text) }
    : { type: 'text', text: reply.text }
  return {
    id: 'fake',
    type: 'message',
    role: 'assistant',
    model,
    content: reply.text === '' ? [] : [said],
    stop_reason: isCall ? 'tool_use' : anthropicEnds[reply.end],
    stop_sequence: null,
    usage: anthropicUsage(reply),
  }
}

function anthropicEvents({ model }: FakeLanguageCall, reply: FakeLanguageReply, tokens: readonly string[]) {
  const event = (value: { readonly type: string }) => `event: ${value.type}\n${data(value)}`
  const { input_tokens, output_tokens } = anthropicUsage(reply)
  const start = { id: 'fake', type: 'message', role: 'assistant', model, content: [], stop_reason: null }
  const delta = { stop_reason: anthropicEnds[reply.end], stop_sequence: null }
  const textOf = (text: string) => ({
    type: 'content_block_delta',
    index: 0,
    delta: { type: 'text_delta', text },
  })
  return [
    event({ type: 'message_start', ...{ message: { ...start, usage: { input_tokens, output_tokens: 0 } } } }),
    event({ type: 'content_block_start', ...{ index: 0, content_block: { type: 'text', text: '' } } }),
    ...tokens.map((text) => event(textOf(text))),
    event({ type: 'content_block_stop', ...{ index: 0 } }),
    event({ type: 'message_delta', ...{ delta, usage: { output_tokens } } }),
    event({ type: 'message_stop' }),
  ]
}

function googlePiece(text: string, { end, usage }: FakeLanguageReply, isLast = true) {
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

function googleEvents(reply: FakeLanguageReply, tokens: readonly string[]) {
  return [...tokens.map((text) => data(googlePiece(text, reply, false))), data(googlePiece('', reply))]
}
