import { setTimeout as delay } from 'node:timers/promises'
import { createOpenAiSpeechToText, type SpeechToText } from '@candor/ai'
import { type FakeSpeechMode, type FakeSpeechServer, startFakeSpeechServer } from '@candor/ai/testing'
import { pcmRateHz } from '@candor/domain'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestClock, type TestClock } from '../../../testing/test-deps'
import type { LiveTranscription, TranscriptionOptions } from '../ports'
import { createLiveTranscription, type LiveTranscriptionOptions } from './index'
import { createToneSound, listenToTones, placeTones } from './testing/tone-words'

let server: FakeSpeechServer
let clock: TestClock
let news: [text: string, isFinal: boolean][]
let hearing: LiveTranscription | null
beforeEach(async () => {
  server = await startFakeSpeechServer({ recognize: listenToTones })
  clock = createTestClock()
  news = []
})
afterEach(async () => {
  hearing?.close()
  await server.close()
})

/** No retries: the adapter's own tests cover them. */
const wire = (): SpeechToText =>
  createOpenAiSpeechToText({ baseUrl: server.baseUrl, model: 'tones', maxAttempts: 1, maxResponseBytes: 256 * 1024 })

const open = (
  options: Partial<LiveTranscriptionOptions> = {},
  of: Partial<TranscriptionOptions> = {},
): LiveTranscription => {
  const deps = { clock, log: pino({ level: 'silent' }) }
  hearing = createLiveTranscription(deps, { speechToText: wire(), hasConsent: () => true, ...options })({
    sessionId: 's',
    organizationId: 'o',
    language: 'en',
    onWords: ({ text }, isFinal) => news.push([text, isFinal]),
    ...of,
  })
  if (hearing === null) throw new Error('no hearing')
  return hearing
}

const frameMs = 40
const hear = (ear: LiveTranscription, sound: Int16Array, fromMs: number) => {
  const size = (frameMs * pcmRateHz) / 1_000
  for (let at = 0; at < sound.length; at += size) {
    ear.addSound(sound.subarray(at, at + size), fromMs + (at * 1_000) / pcmRateHz)
  }
}

/** Three words with a second of silence before and after; resolves when the speech is over. */
const say = (ear: LiveTranscription, texts: readonly [number, number, number], fromMs: number): number => {
  const words = placeTones(texts.map((word, index) => ({ word, gapMs: index === 0 ? 1_000 : 80 })))
  const endMs = words.at(-1)?.endMs ?? 0
  hear(ear, createToneSound(words, endMs + 1_000), fromMs)
  ear.speechStarted(fromMs + 1_000)
  ear.speechEnded(fromMs + endMs)
  return fromMs + endMs + 1_000
}

describe('live transcription of an answer', () => {
  test('reports words as they come, and final words with correct times once everything is recognized', async () => {
    const ear = open()
    const nextMs = say(ear, [1, 2, 3], 0)
    expect(await ear.waitForWords(2_000)).toEqual({
      text: 'w1 w2 w3',
      segments: [{ text: 'w1 w2 w3', startMs: 1_000, endMs: 1_880 }],
    })
    say(ear, [4, 5, 6], nextMs + 3_000)
    expect((await ear.waitForWords(2_000)).text).toBe('w1 w2 w3 w4 w5 w6')
    expect(news).toEqual([
      ['w1 w2 w3', true],
      ['w1 w2 w3 w4 w5 w6', true],
    ])
  })

  test('includes the words being spoken when the transcript is requested, and the answer may continue', async () => {
    const ear = open()
    const words = placeTones([7, 8, 9, 10].map((word, index) => ({ word, gapMs: index === 0 ? 1_000 : 80 })))
    const sound = createToneSound(words, 3_000)
    const middle = ((words[1]?.endMs ?? 0) * pcmRateHz) / 1_000
    ear.speechStarted(1_000)
    hear(ear, sound.subarray(0, middle), 0)
    expect((await ear.waitForWords(2_000)).text).toBe('w7 w8')
    hear(ear, sound.subarray(middle), words[1]?.endMs ?? 0)
    ear.speechEnded(words.at(-1)?.endMs ?? 0)
    expect((await ear.waitForWords(2_000)).text).toBe('w7 w8 w9 w10')
  })

  test('gives the recognizer the preceding words, and never runs more than two calls at a time', async () => {
    let running = 0
    let most = 0
    const real = wire()
    const speechToText: SpeechToText = {
      ...real,
      transcribe: async (input) => {
        running += 1
        most = Math.max(most, running)
        await delay(15)
        return real.transcribe(input).finally(() => {
          running -= 1
        })
      },
    }
    const ear = open({ speechToText })
    let atMs = 0
    for (let index = 0; index < 5; index += 1) atMs = say(ear, [index, index, index], atMs) + 2_000
    const { text } = await ear.waitForWords(4_000)
    expect(text).toBe([0, 1, 2, 3, 4].flatMap((index) => Array(3).fill(`w${index}`)).join(' '))
    expect(most).toBe(2)
    const last = server.calls.at(-1)?.fields.find(([name]) => name === 'prompt')?.[1]
    expect(last).toMatch(/^w0 w0 w0 w1/)
  })

  test('places a late result before the words that were spoken after it', async () => {
    server.setModes({ kind: 'slow', delayMs: 120 }, { kind: 'ok' })
    const ear = open()
    const nextMs = say(ear, [1, 2, 3], 0)
    await delay(20)
    say(ear, [4, 5, 6], nextMs + 3_000)
    await ear.waitForWords(2_000)
    expect(news.map(([text]) => text)).toEqual(['w4 w5 w6', 'w1 w2 w3 w4 w5 w6'])
  })

  test('does not send a cough, because the recognizer would invent words for it', async () => {
    const ear = open()
    hear(ear, createToneSound(placeTones([{ word: 1, gapMs: 500 }]), 2_000), 0)
    ear.speechStarted(500)
    ear.speechEnded(740)
    expect(await ear.waitForWords(500)).toEqual({ text: '', segments: [] })
    expect(server.calls).toHaveLength(0)
  })
})

describe('server transcription', () => {
  test('does not run without the candidate’s agreement, without a provider, or in an unsupported language', () => {
    const deps = { clock, log: pino({ level: 'silent' }) }
    const of: TranscriptionOptions = { sessionId: 's', organizationId: 'o', language: 'vi', onWords: () => undefined }
    const english = { ...wire(), capabilities: { ...wire().capabilities, languages: ['en' as const] } }
    expect(createLiveTranscription(deps, { speechToText: wire(), hasConsent: () => false })(of)).toBeNull()
    expect(createLiveTranscription(deps, { speechToText: null, hasConsent: () => true })(of)).toBeNull()
    expect(createLiveTranscription(deps, { speechToText: english, hasConsent: () => true })(of)).toBeNull()
  })

  test.each([
    ['is refused', () => delay(100).then(() => false)],
    ['can’t be found out', () => delay(100).then(() => Promise.reject(new Error('no database')))],
  ])('nothing is sent when it %s after the sound came', async (_, hasConsent) => {
    const ear = open({ hasConsent })
    say(ear, [1, 2, 3], 0)
    expect((await ear.waitForWords(200)).text).toBe('')
    expect(server.calls).toHaveLength(0)
  })

  test('holds the sound until the candidate agrees, and then sends it', async () => {
    const ear = open({ hasConsent: () => delay(100).then(() => true) })
    say(ear, [1, 2, 3], 0)
    await delay(40)
    expect(server.calls).toHaveLength(0)
    expect((await ear.waitForWords(2_000)).text).toBe('w1 w2 w3')
  })
})

describe('a recognizer that misbehaves', () => {
  test.each([
    [{ kind: 'hang' }],
    [{ kind: 'slow', delayMs: 2_000 }],
    [{ kind: 'drip', everyMs: 20 }],
    [{ kind: 'rate_limited', retryAfter: '60' }],
    [{ kind: 'cut' }],
    [{ kind: 'bad_json' }],
    [{ kind: 'hallucination' }],
    [{ kind: 'status', status: 500 }],
    [{ kind: 'nonsense', sizeBytes: 5_000_000, isChunked: true }],
  ] satisfies [FakeSpeechMode][])('by %j holds nobody up, and no words are made up', async (mode) => {
    server.setModes(mode)
    const ear = open()
    say(ear, [1, 2, 3], 0)
    const begun = performance.now()
    expect(await ear.waitForWords(150)).toEqual({ text: '', segments: [] })
    expect(performance.now() - begun).toBeLessThan(1_500)
  })

  test('loses only the words of that piece, and is paused after three failures', async () => {
    server.setModes({ kind: 'cut' }, { kind: 'ok' }, { kind: 'cut' })
    const ear = open()
    let atMs = say(ear, [1, 2, 3], 0) + 3_000
    await ear.waitForWords(2_000)
    atMs = say(ear, [4, 5, 6], atMs) + 3_000
    expect((await ear.waitForWords(2_000)).text).toBe('w4 w5 w6')
    for (let index = 0; index < 5; index += 1) {
      atMs = say(ear, [7, 8, 9], atMs) + 3_000
      await ear.waitForWords(2_000)
    }
    expect(server.calls).toHaveLength(5)
    clock.advance(15_000)
    server.setModes({ kind: 'ok' })
    say(ear, [10, 11, 12], atMs)
    expect((await ear.waitForWords(2_000)).text).toBe('w4 w5 w6 w10 w11 w12')
  })

  test('gets its result discarded if no one could speak that many words in the time', async () => {
    const real = wire()
    const text = Array(90).fill('thanks').join(' ')
    const speechToText: SpeechToText = {
      ...real,
      transcribe: async (input) => ({ ...(await real.transcribe(input)), text, segments: [], words: null }),
    }
    const ear = open({ speechToText })
    say(ear, [1, 2, 3], 0)
    expect((await ear.waitForWords(2_000)).text).toBe('')
  })

  test('reports nothing and delays no caller after the end', async () => {
    server.setModes({ kind: 'slow', delayMs: 60 })
    const ear = open()
    say(ear, [1, 2, 3], 0)
    const waiting = ear.waitForWords(5_000)
    await delay(30)
    ear.close()
    expect((await waiting).text).toBe('')
    say(ear, [4, 5, 6], 10_000)
    await delay(120)
    expect(news).toEqual([])
    expect(server.calls).toHaveLength(1)
  })
})

describe('unlimited sound', () => {
  const sizeBytes = (ear: LiveTranscription): number =>
    'sizeBytes' in ear ? Number(Object(ear).sizeBytes()) : Number.NaN

  test('uses at most five megabytes after an hour of speech with a recognizer that hangs', () => {
    server.setModes({ kind: 'hang' })
    const ear = open()
    const frame = new Int16Array(pcmRateHz).fill(800)
    ear.speechStarted(0)
    let most = 0
    for (let second = 0; second < 3_600; second += 1) {
      ear.addSound(frame, second * 1_000)
      most = Math.max(most, sizeBytes(ear))
    }
    expect(most).toBeGreaterThan(100_000)
    expect(most).toBeLessThan(5_000_000)
    ear.close()
    expect(sizeBytes(ear)).toBe(0)
  })

  test('uses only the memory for a possible beginning of speech while the candidate is silent', () => {
    const ear = open()
    for (let second = 0; second < 120; second += 1) ear.addSound(new Int16Array(pcmRateHz), second * 1_000)
    expect(sizeBytes(ear)).toBeLessThan(200_000)
  })

  test('treats a gap of hours as missing sound, and recognizes the speech on both sides of it', async () => {
    const ear = open()
    say(ear, [1, 2, 3], 0)
    ear.speechStarted(2_880)
    say(ear, [4, 5, 6], 4_000_000_000)
    const recognized = await ear.waitForWords(2_000)
    expect(recognized.text).toBe('w1 w2 w3 w4 w5 w6')
    expect(recognized.segments.at(-1)?.startMs).toBe(4_000_001_000)
    expect(sizeBytes(ear)).toBeLessThan(5_000_000)
  })
})
