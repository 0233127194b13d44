import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { writeWav } from '../../audio/wav'
import type { FakeSpeechMode } from './fake-speech-mode'
import { type WireSegment, type WireTranscription, wireTranscription } from './scripted-speech'

export type FakeExchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The answer a good server would send. */
  readonly right: Buffer
  /** Whether that is a WAV rather than a transcription. */
  readonly isSound: boolean
  readonly count: (sentBytes: number) => void
}

type ModeOf<K extends FakeSpeechMode['kind']> = Extract<FakeSpeechMode, { kind: K }>
/** Sends the answer the mode asks for. */
export async function misbehave(mode: FakeSpeechMode, exchange: FakeExchange): Promise<void> {
  switch (mode.kind) {
    case 'ok':
      return send(exchange, exchange.right)
    case 'slow':
      await delay(mode.delayMs)
      return send(exchange, exchange.right)
    case 'hang':
      return
    case 'drip':
      return drip(exchange, mode)
    case 'nonsense':
      return sendNonsense(exchange, mode)
    case 'cut':
      return cut(exchange)
    case 'refuse':
      exchange.request.socket.destroy()
      return
    case 'rate_limited':
      if (mode.retryAfter !== null) exchange.response.setHeader('retry-after', mode.retryAfter)
      return send(exchange, secretBody, 429)
    case 'redirect':
      exchange.response.setHeader('location', mode.to)
      return send(exchange, secretBody, 307)
    case 'status':
      return send(exchange, secretBody, mode.status)
    default:
      return send(exchange, wrongContent(mode, exchange))
  }
}

type WrongContent = Extract<
  FakeSpeechMode,
  {
    kind:
      | 'bad_json'
      | 'wrong_shape'
      | 'empty'
      | 'hallucination'
      | 'reversed_words'
      | 'reversed_segments'
      | 'no_words'
      | 'text_only'
  }
>

/** The body of a whole answer with status 200 whose content is not what was asked for. */
function wrongContent(mode: WrongContent, exchange: FakeExchange): Buffer {
  switch (mode.kind) {
    case 'bad_json':
      return Buffer.from('{"text":"SECRET-OF-THE-PROVIDER')
    case 'wrong_shape':
      return Buffer.from('{"choices":[{"message":"SECRET-OF-THE-PROVIDER"}]}')
    case 'empty':
      return exchange.isSound ? Buffer.from(writeWav(new Float32Array(0), 16_000)) : changed(exchange, emptied)
    case 'hallucination':
      return changed(exchange, hallucinate)
    case 'reversed_words':
      return changed(exchange, (right) => ({ ...right, words: right.words.toReversed() }))
    case 'reversed_segments':
      return changed(exchange, (right) => ({ ...right, segments: right.segments.map(backwards) }))
    case 'no_words':
      return changed(exchange, ({ words: _, ...rest }) => rest)
    case 'text_only':
      return changed(exchange, ({ text }) => ({ text }))
  }
}

function backwards(segment: WireSegment): WireSegment {
  return { ...segment, start: segment.end, end: segment.start }
}

function send({ response, isSound, count }: FakeExchange, body: Buffer, status = 200) {
  response.writeHead(status, {
    'content-type': isSound && status === 200 ? 'audio/wav' : 'application/json',
    'content-length': body.byteLength,
  })
  count(body.byteLength)
  response.end(body)
}

/** A transcription changed by `change`; for speech, where the change has no meaning, the right sound. */
function changed({ isSound, right }: FakeExchange, change: (right: WireTranscription) => unknown): Buffer {
  if (isSound) return right
  const transcription: WireTranscription = JSON.parse(right.toString('utf8'))
  return Buffer.from(JSON.stringify(change(transcription)))
}

async function sendNonsense({ response, count }: FakeExchange, { sizeBytes, isChunked }: ModeOf<'nonsense'>) {
  const piece = Buffer.alloc(16 * 1024, 'lorem ipsum ')
  response.writeHead(200, {
    'content-type': 'application/json',
    ...(isChunked ? {} : { 'content-length': sizeBytes }),
  })
  for (let sent = 0; sent < sizeBytes && !response.destroyed; sent += piece.byteLength) {
    const part = piece.subarray(0, Math.min(piece.byteLength, sizeBytes - sent))
    if (!response.write(part)) await drained(response)
    if (!response.destroyed) count(part.byteLength)
  }
  response.end()
}

/** Until the socket takes more or is gone. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done)
      response.off('close', done)
      resolve()
    }
    response.on('drain', done)
    response.on('close', done)
  })
}

async function drip({ response }: FakeExchange, { everyMs }: ModeOf<'drip'>) {
  response.writeHead(200, { 'content-type': 'application/json' })
  while (!response.destroyed) {
    response.write(' ')
    await delay(everyMs)
  }
}

function cut({ request, response, right }: FakeExchange) {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': right.byteLength })
  response.write(right.subarray(0, Math.floor(right.byteLength / 2)), () => request.socket.destroy())
}

function emptied({ duration }: WireTranscription) {
  return { task: 'transcribe', duration, text: '', segments: [], words: [] }
}

function hallucinate({ language, duration }: WireTranscription) {
  const isVietnamese = language === 'vietnamese'
  const text = isVietnamese ? 'Cảm ơn các bạn đã theo dõi!' : 'Thank you for watching.'
  const wire = wireTranscription(text, isVietnamese ? 'vi' : 'en', duration * 1000)
  return {
    ...wire,
    segments: wire.segments.map((segment) => ({ ...segment, no_speech_prob: 0.86, avg_logprob: -0.4 })),
  }
}

/** Every status body carries this word, so that a test can show it reaches no error message. */
const secretBody = Buffer.from('{"error":{"message":"SECRET-OF-THE-PROVIDER"}}')
