import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { type FakeLanguageCall, type FakeLanguageProtocol, readLanguageCall } from './fake-language-call'
import type { FakeLanguageMode } from './fake-language-mode'
import { buildReply, buildStreamedReply, type FakeLanguageReply } from './fake-language-reply'
import { listenOnLoopback } from './loopback'
import {
  type AnswerEnd,
  playFault,
  sendWhole,
  type WireExchange,
  type WireFault,
  waitForAnswerEnd,
} from './wire-faults'

export type FakeLanguageServer = {
  /** To be given to an adapter of that vendor. */
  readonly baseUrls: Readonly<Record<FakeLanguageProtocol, string>>
  readonly calls: readonly FakeLanguageCall[]
  /** Resolves once the latest answer has ended: shows whether an adapter closed the connection before the end. */
  readonly waitForAnswerEnd: () => Promise<AnswerEnd>
  /** Modes for the next requests, one each; the last stays. */
  readonly setModes: (...modes: readonly FakeLanguageMode[]) => void
  readonly close: () => Promise<void>
}

export type FakeLanguageServerOptions = {
  /** What the model says where the mode does not [an empty JSON object]. */
  readonly answer?: (call: FakeLanguageCall) => string
  /** Any other key gets 401 [none asked]. */
  readonly apiKey?: string
  /** [0: any free port] */
  readonly port?: number
}

/**
 * A loopback server that speaks OpenAI's chat completions, Anthropic's messages and Gemini's generateContent, whole and
 * streamed, and misbehaves on command. It runs no model. It replaces a vendor in tests and in development, never
 * silently in production.
 */
export async function startFakeLanguageServer(options: FakeLanguageServerOptions = {}): Promise<FakeLanguageServer> {
  const state = new FakeState(options)
  const server = createServer((request, response) => {
    state.handle(request, response).catch(() => response.destroy())
  })
  const { origin, close } = await listenOnLoopback(server, options.port)
  return {
    baseUrls: {
      'openai-compatible': `${origin}/openai/v1`,
      anthropic: `${origin}/anthropic/v1`,
      google: `${origin}/google/v1beta`,
    },
    calls: state.calls,
    waitForAnswerEnd: () => state.answerEnd,
    setModes: (...modes) => state.setModes(modes),
    close,
  }
}

class FakeState {
  readonly calls: FakeLanguageCall[] = []
  answerEnd: Promise<AnswerEnd> = Promise.resolve('complete')
  private modes: FakeLanguageMode[] = [{ kind: 'ok' }]

  constructor(private readonly options: FakeLanguageServerOptions) {}

  setModes(modes: readonly FakeLanguageMode[]): void {
    this.modes = [...modes]
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.answerEnd = waitForAnswerEnd(response)
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const call = readLanguageCall(request.url ?? '', request.headers, Buffer.concat(parts).toString('utf8'))
    if (call === null) return sendUnauthorized(response, 404)
    this.calls.push(call)
    if (this.options.apiKey !== undefined && call.apiKey !== this.options.apiKey) return sendUnauthorized(response, 401)
    const mode = (this.modes.length > 1 ? this.modes.shift() : this.modes[0]) ?? { kind: 'ok' }
    if (mode.kind === 'plain_only' && !isPlain(call)) return sendUnauthorized(response, 400)
    await this.perform(mode, call, { request, response })
  }

  private async perform(
    mode: FakeLanguageMode,
    call: FakeLanguageCall,
    io: Pick<WireExchange, 'request' | 'response'>,
  ): Promise<void> {
    const modeReply = buildModeReply(mode, this.options.answer?.(call) ?? '{}')
    const events = call.isStream ? buildStreamedReply(call, modeReply) : [JSON.stringify(buildReply(call, modeReply))]
    const exchange: WireExchange = {
      ...io,
      right: Buffer.from(events.join('')),
      contentType: call.isStream ? 'text/event-stream' : 'application/json',
    }
    if (isWireFault(mode)) return playFault(mode, exchange)
    if (mode.kind === 'slow') await delay(mode.delayMs)
    if (mode.kind === 'paced') return sendPaced(mode, exchange, events)
    sendWhole(exchange, buildBrokenBody(mode, call) ?? exchange.right)
  }
}

function sendUnauthorized(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end('{"error":{"message":"SECRET-OF-THE-PROVIDER"}}')
}

const isPlain = ({ schema, temperature }: FakeLanguageCall) => schema === null && temperature === null

const wireFaults: ReadonlySet<string> = new Set<WireFault['kind']>([
  'hang',
  'drip',
  'rate_limited',
  'redirect',
  'status',
  'cut',
  'refuse',
  'nonsense',
])

const isWireFault = (mode: FakeLanguageMode): mode is WireFault => wireFaults.has(mode.kind)

const usage = { input: 120, output: 30 }

function buildModeReply(mode: FakeLanguageMode, right: string): FakeLanguageReply {
  switch (mode.kind) {
    case 'says':
      return { text: mode.text, end: 'stop', usage }
    case 'too_long':
      return { text: mode.text, end: 'length', usage }
    case 'empty':
      return { text: '', end: 'stop', usage }
    case 'refusal':
      return { text: '', end: 'refusal', usage }
    case 'no_usage':
      return { text: right, end: 'stop', usage: null }
    default:
      return { text: right, end: 'stop', usage }
  }
}

/** A body that is no answer of the protocol; null: the mode asks for none. */
function buildBrokenBody(mode: FakeLanguageMode, { isStream }: FakeLanguageCall): Buffer | null {
  if (mode.kind !== 'bad_json' && mode.kind !== 'wrong_shape') return null
  const text =
    mode.kind === 'bad_json' ? '{"choices":[{"mess SECRET-OF-THE-PROVIDER' : '{"text":"SECRET-OF-THE-PROVIDER"}'
  return Buffer.from(isStream ? `data: ${text}\n\n` : text)
}

async function sendPaced(
  { firstTokenMs, tokensPerSecond }: Extract<FakeLanguageMode, { kind: 'paced' }>,
  { response, contentType }: WireExchange,
  events: readonly string[],
): Promise<void> {
  response.writeHead(200, { 'content-type': contentType })
  response.flushHeaders()
  await delay(firstTokenMs)
  for (const event of events) {
    if (response.destroyed) return
    response.write(event)
    await delay(1000 / tokensPerSecond)
  }
  response.end()
}
