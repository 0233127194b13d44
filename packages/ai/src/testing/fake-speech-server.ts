import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { readWav, writeWav } from '../audio/wav'
import type { SpeechLanguage } from '../ports/speech-to-text'
import type { FakeSpeechMode } from './fake-speech-mode'
import { listenOnLoopback } from './loopback'
import { misbehave } from './misbehave'
import {
  buildScriptedTranscription,
  buildTimedTranscription,
  type FakeRecognizedWord,
  type ScriptedAnswer,
  scriptedAnswers,
} from './scripted-speech'
import { type AnswerEnd, waitForAnswerEnd } from './wire-faults'

/** What one request carried, for a test to look at. */
export type FakeSpeechCall = {
  readonly path: string
  readonly authorization: string | null
  /** Form fields or JSON members, in order; a repeated field gives several entries. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly fileName: string | null
  readonly fileBytes: number
}

export type FakeSpeechServer = {
  /** `http://127.0.0.1:<port>/v1`, to be given to an adapter. */
  readonly baseUrl: string
  readonly calls: readonly FakeSpeechCall[]
  /** Resolves once the latest answer has ended: shows whether an adapter closed the connection before the end. */
  readonly waitForAnswerEnd: () => Promise<AnswerEnd>
  /** Modes for the next requests, one each; the last stays. */
  readonly setModes: (...modes: readonly FakeSpeechMode[]) => void
  readonly close: () => Promise<void>
}

export type FakeSpeechServerOptions = {
  /** Answers in order for each language, then from the start again [`scriptedAnswers`]. */
  readonly scripts?: Readonly<Record<SpeechLanguage, readonly ScriptedAnswer[]>>
  /** Hears the recording itself, in place of a script. */
  readonly recognize?: (recording: Uint8Array) => readonly FakeRecognizedWord[]
  /** Any other Bearer key gets 401 [none asked]. */
  readonly apiKey?: string
  /** [0: any free port] */
  readonly port?: number
}

/**
 * A loopback server that speaks OpenAI's `/audio/transcriptions` and `/audio/speech` and misbehaves on command. It recognizes
 * nothing: it returns scripted replies. It replaces a vendor in tests and in development, never silently in production.
 */
export async function startFakeSpeechServer(options: FakeSpeechServerOptions = {}): Promise<FakeSpeechServer> {
  const state = new FakeState(options)
  const server = createServer((request, response) => {
    state.handle(request, response).catch(() => response.destroy())
  })
  const { origin, close } = await listenOnLoopback(server, options.port)
  return {
    baseUrl: `${origin}/v1`,
    calls: state.calls,
    waitForAnswerEnd: () => state.answerEnd,
    setModes: (...modes) => state.setModes(modes),
    close,
  }
}

class FakeState {
  readonly calls: FakeSpeechCall[] = []
  answerEnd: Promise<AnswerEnd> = Promise.resolve('complete')
  private modes: FakeSpeechMode[] = [{ kind: 'ok' }]
  private readonly transcriptionCounts: Record<SpeechLanguage, number> = { en: 0, vi: 0 }

  constructor(private readonly options: FakeSpeechServerOptions) {}

  setModes(modes: readonly FakeSpeechMode[]) {
    this.modes = [...modes]
  }

  async handle(request: IncomingMessage, response: ServerResponse) {
    this.answerEnd = waitForAnswerEnd(response)
    const body = await readBody(request)
    const { call, audioMs, recording } = await readCall(request, body).catch(() => recordUnreadableCall(request, body))
    this.calls.push(call)
    if (this.options.apiKey !== undefined && call.authorization !== `Bearer ${this.options.apiKey}`) {
      return sendUnauthorized(response)
    }
    const mode = (this.modes.length > 1 ? this.modes.shift() : this.modes[0]) ?? { kind: 'ok' }
    const sound = synthesizeTone(call)
    const right = call.path.endsWith('/audio/speech') ? sound : this.buildTranscription(call, audioMs, recording)
    await misbehave(mode, { request, response, right, isAudio: right === sound })
  }

  private buildTranscription(call: FakeSpeechCall, audioMs: number | null, recording: Uint8Array): Buffer {
    const language = getField(call, 'language') === 'vi' ? 'vi' : 'en'
    if (this.options.recognize !== undefined) {
      return Buffer.from(JSON.stringify(buildTimedTranscription(this.options.recognize(recording), language, audioMs)))
    }
    const script = (this.options.scripts ?? scriptedAnswers)[language]
    const next = script[this.transcriptionCounts[language]++ % Math.max(1, script.length)]
    return Buffer.from(JSON.stringify(buildScriptedTranscription(next?.text ?? '', language, audioMs)))
  }
}

function getField(call: FakeSpeechCall, name: string): string | null {
  return call.fields.find(([key]) => key === name)?.[1] ?? null
}

const speechRateHz = 16_000
const msPerChar = 60

/** A soft tone as long as the text would take: enough to be decoded, played and measured. */
function synthesizeTone(call: FakeSpeechCall): Buffer {
  const durationMs = (getField(call, 'input') ?? '').length * msPerChar
  const samples = new Float32Array(Math.round((durationMs / 1000) * speechRateHz))
  return Buffer.from(
    writeWav(
      samples.map((_, index) => Math.sin((index / speechRateHz) * 2 * Math.PI * 220) * 0.2),
      speechRateHz,
    ),
  )
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

type ReadCall = { readonly call: FakeSpeechCall; readonly audioMs: number | null; readonly recording: Uint8Array }

async function readCall(request: IncomingMessage, body: Buffer): Promise<ReadCall> {
  const path = request.url ?? ''
  const authorization = request.headers.authorization ?? null
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('application/json')) {
    const fields = Object.entries(Object(JSON.parse(body.toString('utf8')))).map(
      ([name, value]) => [name, String(value)] as const,
    )
    return {
      call: { path, authorization, fields, fileName: null, fileBytes: 0 },
      audioMs: null,
      recording: new Uint8Array(),
    }
  }
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const file = form.get('file')
  const isFile = typeof file === 'object' && file !== null
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const bytes = isFile ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
  const call = { path, authorization, fields, fileName: isFile ? file.name : null, fileBytes: bytes.byteLength }
  return { call, audioMs: readWav(bytes)?.durationMs ?? null, recording: bytes }
}

/** Recorded even so, because a test must see that something arrived. */
function recordUnreadableCall(request: IncomingMessage, body: Buffer): ReadCall {
  const authorization = request.headers.authorization ?? null
  const call = { path: request.url ?? '', authorization, fields: [], fileName: null, fileBytes: body.byteLength }
  return { call, audioMs: null, recording: new Uint8Array() }
}

function sendUnauthorized(response: ServerResponse) {
  response.writeHead(401, { 'content-type': 'application/json' })
  response.end('{"error":{"message":"wrong key"}}')
}
