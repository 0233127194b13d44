import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { writeWav } from '../../audio/wav'
import { speechToTextChecks } from '../../conformance/speech-to-text-conformance'
import { SpeechError } from '../../ports/speech-error'
import type { FakeSpeechMode } from '../../testing/fake-speech-mode'
import { type FakeSpeechServer, startFakeSpeechServer } from '../../testing/fake-speech-server'
import { scriptedAnswers } from '../../testing/scripted-speech'
import { systemSpeechRuntime } from './speech-http'
import { createOpenAiSpeechToText, type OpenAiSpeechToTextOptions } from './speech-to-text'

const tone = (seconds: number, level: number) =>
  writeWav(
    new Float32Array(seconds * 16_000).map((_, index) => Math.sin(index / 8) * level),
    16_000,
  )
const speech = { bytes: tone(8, 0.2), mime: 'audio/wav' }
const silence = { bytes: tone(3, 0), mime: 'audio/wav' }

let server: FakeSpeechServer
let waitsMs: number[]

beforeAll(async () => {
  server = await startFakeSpeechServer()
})
afterAll(() => server.close())
beforeEach(() => {
  waitsMs = []
  server.setModes({ kind: 'ok' })
})

/** Real HTTP, but waits that only count. */
function createAdapter(options: Partial<OpenAiSpeechToTextOptions> = {}) {
  const sleep = async (delayMs: number) => {
    waitsMs.push(delayMs)
  }
  const runtime = { ...systemSpeechRuntime, sleep, random: () => 0 }
  return createOpenAiSpeechToText({
    baseUrl: server.baseUrl,
    model: 'whisper-1',
    attemptTimeoutMs: 2_000,
    runtime,
    ...options,
  })
}

async function captureFailure(modes: readonly FakeSpeechMode[], options: Partial<OpenAiSpeechToTextOptions> = {}) {
  server.setModes(...modes)
  const before = server.calls.length
  const error: unknown = await createAdapter(options)
    .transcribe({ audio: speech, language: 'en' })
    .then(
      () => null,
      (thrown: unknown) => thrown,
    )
  if (!(error instanceof SpeechError)) throw new Error(`no SpeechError but ${String(error)}`)
  return { error, tries: server.calls.length - before }
}

describe('an OpenAI-compatible recognizer passes the conformance suite', () => {
  for (const check of speechToTextChecks) {
    it(check.name, () => check.run({ adapter: createAdapter(), speech: { en: speech, vi: speech }, silence }))
    it(`${check.name} (server without words)`, () => {
      server.setModes({ kind: 'no_words' })
      return check.run({ adapter: createAdapter({ hasWords: false }), speech: { en: speech, vi: speech }, silence })
    })
  }
})

describe('what is sent', () => {
  it('requests verbose JSON with words and segments, names the file by its format and sends the key', async () => {
    const audio = { bytes: new Uint8Array(64), mime: 'audio/webm;codecs=opus' }
    await createAdapter({ apiKey: 'key-1' }).transcribe({ audio, language: 'vi', prompt: 'Candor' })
    const call = server.calls.at(-1)
    expect(call).toMatchObject({
      path: '/v1/audio/transcriptions',
      authorization: 'Bearer key-1',
      fileName: 'audio.webm',
      fileBytes: 64,
    })
    expect(call?.fields).toEqual([
      ['model', 'whisper-1'],
      ['language', 'vi'],
      ['temperature', '0'],
      ['prompt', 'Candor'],
      ['response_format', 'verbose_json'],
      ['timestamp_granularities[]', 'word'],
      ['timestamp_granularities[]', 'segment'],
    ])
  })

  it('sends no Authorization header without a key', async () => {
    await createAdapter().transcribe({ audio: speech, language: 'en' })
    expect(server.calls.at(-1)?.authorization).toBeNull()
  })

  it('refuses audio beyond the limit without sending any of it', async () => {
    const { error, tries } = await captureFailure([{ kind: 'ok' }], { maxAudioBytes: 1_000 })
    expect([error.code, tries]).toEqual(['too_large', 0])
  })

  it('does not follow a redirect with the recording and the key', async () => {
    const other = await startFakeSpeechServer()
    const { error } = await captureFailure([{ kind: 'redirect', to: `${other.baseUrl}/audio/transcriptions` }], {
      apiKey: 'k',
    })
    await other.close()
    expect([error.code, other.calls]).toEqual(['unavailable', []])
  })
})

describe('the transcript', () => {
  it('keeps Vietnamese letter by letter, as NFC', async () => {
    const text = scriptedAnswers.vi[0]?.text ?? ''
    const local = await startFakeSpeechServer({ scripts: { en: [], vi: [{ text: text.normalize('NFD') }] } })
    const transcript = await createAdapter({ baseUrl: local.baseUrl }).transcribe({ audio: speech, language: 'vi' })
    await local.close()
    expect(transcript.text).toBe(text.normalize('NFC'))
    expect(transcript.words?.map((word) => word.text).join(' ')).toBe(transcript.text)
    expect(transcript.durationMs).toBe(8_000)
  })

  it('omits the words when their times run backward, and keeps the segments', async () => {
    server.setModes({ kind: 'reversed_words' })
    const { words, segments, text } = await createAdapter().transcribe({ audio: speech, language: 'en' })
    expect(words).toBeNull()
    expect(segments.map((segment) => segment.text).join(' ')).toBe(text)
    expect(text.length).toBeGreaterThan(10)
  })

  it('makes one segment over the whole file for a response without times', async () => {
    server.setModes({ kind: 'text_only' })
    const transcript = await createAdapter({ hasSegments: false }).transcribe({ audio: speech, language: 'en' })
    expect(transcript.words).toBeNull()
    expect(transcript.segments).toEqual([
      { text: transcript.text, startMs: 0, endMs: 8_000, noSpeechProbability: null },
    ])
  })

  it('keeps the text when the length of the audio is unknown', async () => {
    server.setModes({ kind: 'text_only' })
    const audio = { bytes: new Uint8Array(64), mime: 'audio/webm' }
    const { text, segments, durationMs } = await createAdapter().transcribe({ audio, language: 'en' })
    expect([text.length > 10, segments, durationMs]).toEqual([true, [], null])
  })

  it('drops what Whisper invents for silence, in both languages, with its words', async () => {
    server.setModes({ kind: 'hallucination' })
    for (const language of ['en', 'vi'] as const) {
      const { text, words, segments } = await createAdapter().transcribe({ audio: speech, language })
      expect([text, words, segments]).toEqual(['', [], []])
    }
  })
})

describe('failures', () => {
  it.each([
    ['cut', { kind: 'cut' }],
    ['refuse', { kind: 'refuse' }],
    ['500', { kind: 'status', status: 500 }],
    ['503', { kind: 'status', status: 503 }],
  ] satisfies [string, FakeSpeechMode][])('retries after %s and then transcribes', async (_, mode) => {
    server.setModes(mode, { kind: 'ok' })
    expect((await createAdapter().transcribe({ audio: speech, language: 'en' })).text).not.toBe('')
    expect(waitsMs).toEqual([150])
  })

  it.each([
    ['bad_json', { kind: 'bad_json' }, 'bad_response'],
    ['wrong_shape', { kind: 'wrong_shape' }, 'bad_response'],
    ['reversed_segments', { kind: 'reversed_segments' }, 'bad_response'],
    ['400', { kind: 'status', status: 400 }, 'bad_response'],
    ['401', { kind: 'status', status: 401 }, 'unauthorized'],
    ['403', { kind: 'status', status: 403 }, 'unauthorized'],
    ['413', { kind: 'status', status: 413 }, 'too_large'],
  ] satisfies [string, FakeSpeechMode, SpeechError['code']][])('does not retry after %s', async (_, mode, code) => {
    const { error, tries } = await captureFailure([mode])
    expect([error.code, error.retryable, tries]).toEqual([code, false, 1])
  })

  it('gives up on a hanging, dripping or slow server at the deadline of each attempt', async () => {
    for (const mode of [{ kind: 'hang' }, { kind: 'drip', everyMs: 20 }, { kind: 'slow', delayMs: 5_000 }] as const) {
      const { error, tries } = await captureFailure([mode], { attemptTimeoutMs: 150, maxAttempts: 2 })
      expect([mode.kind, error.code, error.retryable, tries]).toEqual([mode.kind, 'timeout', true, 2])
    }
  })

  it('waits as long as a 429 response asks and then transcribes', async () => {
    server.setModes({ kind: 'rate_limited', retryAfter: '7' }, { kind: 'ok' })
    await createAdapter().transcribe({ audio: speech, language: 'en' })
    expect(waitsMs).toEqual([7_000])
  })

  it('does not wait beyond its budget, but reports how long to wait', async () => {
    const { error, tries } = await captureFailure([{ kind: 'rate_limited', retryAfter: '900' }])
    expect([error.code, error.retryAfterMs, tries, waitsMs]).toEqual(['rate_limited', 900_000, 1, []])
  })

  it('doubles the wait after each attempt and stops at the maximum number of attempts', async () => {
    const { error, tries } = await captureFailure([{ kind: 'status', status: 502 }])
    expect([error.code, tries, waitsMs]).toEqual(['unavailable', 4, [150, 300, 600]])
  })

  it('stops retrying when the budget is used up', async () => {
    let nowMs = 0
    const runtime = {
      ...systemSpeechRuntime,
      nowMs: () => (nowMs += 40_000),
      sleep: async () => undefined,
      random: () => 0,
    }
    const { tries } = await captureFailure([{ kind: 'status', status: 502 }], { runtime, budgetMs: 100_000 })
    expect(tries).toBe(1)
  })

  it('ends a wait between attempts when the caller aborts', async () => {
    const controller = new AbortController()
    server.setModes({ kind: 'status', status: 503 })
    const runtime = { ...systemSpeechRuntime, random: () => 0.999 }
    const call = createAdapter({ runtime }).transcribe({ audio: speech, language: 'en', signal: controller.signal })
    setTimeout(() => controller.abort(), 80)
    await expect(call).rejects.toMatchObject({ code: 'aborted' })
  })

  it('never includes the response, the key or the prompt in an error', async () => {
    for (const mode of [{ kind: 'bad_json' }, { kind: 'wrong_shape' }, { kind: 'status', status: 401 }] as const) {
      const { error } = await captureFailure([mode], { apiKey: 'SECRET-KEY' })
      expect(`${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`).not.toMatch(/SECRET/)
    }
  })
})

it('sends the form as bytes, because a form that is aborted while it is sent would end the process on Node 24', async () => {
  const bodies: unknown[] = []
  const runtime = {
    ...systemSpeechRuntime,
    fetch: (url: string | URL | Request, init?: RequestInit) => {
      bodies.push(init?.body)
      return fetch(url, init)
    },
  }
  await createAdapter({ runtime }).transcribe({ audio: speech, language: 'en' })
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).toBeInstanceOf(Uint8Array)
})
