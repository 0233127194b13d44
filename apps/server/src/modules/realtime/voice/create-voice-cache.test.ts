import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  createOpenAiTextToSpeech,
  type OpenAiTextToSpeechOptions,
  readMonoSamples,
  SpeechError,
  type SynthesizeInput,
  type TextToSpeech,
} from '@candor/ai'
import { type FakeSpeechServer, readSpeechMark, startFakeSpeechServer } from '@candor/ai/testing'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestClock, type TestClock } from '../../../testing/test-deps'
import type { Utterance } from '../ports'
import { createVoiceCache, type InterviewVoice, type VoiceCacheOptions } from './index'

let server: FakeSpeechServer
let cacheDir: string
let clock: TestClock
let logged: string
beforeEach(async () => {
  server = await startFakeSpeechServer()
  cacheDir = await mkdtemp(join(tmpdir(), 'candor-voice-'))
  clock = createTestClock()
  logged = ''
})
afterEach(async () => {
  await server.close()
  await rm(cacheDir, { recursive: true, force: true })
})

const wire = (options: Partial<OpenAiTextToSpeechOptions> = {}): TextToSpeech =>
  createOpenAiTextToSpeech({
    baseUrl: server.baseUrl,
    model: 'tts-1',
    voices: { en: 'alloy', vi: 'alloy' },
    personaVoices: { linh: 'nova' },
    maxAttempts: 1,
    ...options,
  })

const open = (options: Partial<VoiceCacheOptions> = {}): InterviewVoice => {
  const write = (entry: string) => {
    logged += entry
  }
  const log = pino({}, { write })
  return createVoiceCache({ clock, log, newId: randomUUID }, { voice: wire(), cacheDir, ...options })
}

const account = { organizationId: 'organization', sessionId: null }
const line = (text: string, more: Partial<Utterance> = {}): Utterance => ({ text, language: 'en', account, ...more })
const question = line('Thank you. Please tell me about a project, large or small. What was your part in it?')
const waitFor = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await delay(2)
}
const readSamples = (bytes: Uint8Array | undefined) => readMonoSamples(bytes ?? new Uint8Array())?.samples ?? null

describe('the cache of the interviewer’s voice', () => {
  test('returns prepared sound at once, part by part, and the joined parts are the whole utterance', async () => {
    const voice = open()
    voice.prepare([question])
    const parts = voice.splitParts(question)
    expect(parts.map(({ text }) => text).join('')).toBe(question.text)
    expect(parts.length).toBeGreaterThan(2)
    await waitFor(() => parts.every((part) => voice.ready(part) !== null))
    const calls = server.calls.length
    expect(calls).toBe(parts.length)
    const clips = await Promise.all(parts.map((part) => voice.get(part, 10)))
    expect(clips.every((clip, index) => clip === voice.ready(parts[index] ?? question))).toBe(true)
    expect(server.calls.length).toBe(calls)
  })

  test('adds a pause after each part, so that the next part can play directly after it', async () => {
    const voice = open()
    const [sentence, clause, open_] = await Promise.all(
      ['Thank you then.', 'Thank you then,', 'Thank you then'].map((text) => voice.get(line(text), 2_000)),
    )
    const lengthMs = (open_?.durationMs ?? 0) + 60
    expect([sentence?.durationMs, clause?.durationMs]).toEqual([lengthMs + 240, lengthMs + 120])
    const samples = readSamples(sentence?.bytes) ?? new Int16Array()
    expect(samples.slice(-240 * 16).every((sample) => sample === 0)).toBe(true)
  })

  test('makes the same part once, however often and however urgently it is requested', async () => {
    const voice = open()
    void voice.prepareSession([question])
    voice.prepare([question, question])
    const clips = await Promise.all([1, 2, 3].map(() => voice.whole(question, 2_000)))
    expect(server.calls.length).toBe(voice.splitParts(question).length)
    expect(clips[0]?.bytes.byteLength).toBeGreaterThan(1_000)
  })

  test('returns a whole utterance as the sound of all its parts, and never of only some', async () => {
    const voice = open()
    const whole = await voice.whole(question, 2_000)
    const parts = await Promise.all(voice.splitParts(question).map((part) => voice.get(part, 2_000)))
    const together = parts.flatMap((part) => [...(readSamples(part?.bytes) ?? [])])
    expect(together).toEqual([...(readSamples(whole?.bytes) ?? [])])
    const mark = { digitalSourceType: 'trainedAlgorithmicMedia' }
    for (const clip of [whole, ...parts]) expect(readSpeechMark(clip?.bytes ?? new Uint8Array())).toMatchObject(mark)
    expect(whole?.durationMs).toBe(parts.reduce((sum, part) => sum + (part?.durationMs ?? 0), 0))
    server.setModes({ kind: 'ok' }, { kind: 'status', status: 400 })
    expect(await voice.whole(line('This part can be had. That one can’t.'), 2_000)).toBeNull()
  })

  test('makes separate sound for other words, another persona or another model', async () => {
    const voice = open()
    await voice.get(line('All right then.'), 2_000)
    await voice.get(line('All right now.'), 2_000)
    await voice.get(line('All right then.', { voice: 'linh' }), 2_000)
    // Minh has no voice of his own: the default one is already cached.
    await voice.get(line('All right then.', { voice: 'minh' }), 2_000)
    await open({ voice: wire({ model: 'tts-2' }) }).get(line('All right then.'), 2_000)
    const said = server.calls.map(({ fields }) => Object.fromEntries(fields))
    expect(said.map(({ model, voice: by, input }) => `${model}/${by}: ${input}`)).toEqual([
      'tts-1/alloy: All right then.',
      'tts-1/alloy: All right now.',
      'tts-1/nova: All right then.',
      'tts-2/alloy: All right then.',
    ])
  })

  test('returns no sound without a voice, without a voice for the language, or for an empty text', async () => {
    const mute = open({ voice: null })
    mute.prepare([question])
    expect([await mute.get(question, 10), await mute.whole(question, 10), mute.ready(question)]).toEqual([
      null,
      null,
      null,
    ])
    const english = open({ voice: wire({ voices: { en: 'alloy' } }) })
    expect(await english.get(line('Xin chào bạn.', { language: 'vi' }), 100)).toBeNull()
    expect(await english.get(line(' … — '), 100)).toBeNull()
    expect(await english.whole(line(''), 100)).toBeNull()
    expect(server.calls.length).toBe(0)
  })
})

/** A voice that makes its sounds when the test says so. */
const slowVoice = () => {
  const begun: { input: SynthesizeInput; finish: () => void }[] = []
  const real = wire()
  const voice: TextToSpeech = {
    ...real,
    synthesize: (input) =>
      new Promise((resolve, reject) =>
        begun.push({ input, finish: () => real.synthesize(input).then(resolve, reject) }),
      ),
  }
  return { voice, begun, texts: () => begun.map(({ input }) => input.text) }
}

describe('the queue for the voice', () => {
  test('makes two parts at a time, and serves waiting callers before parts made ahead', async () => {
    const { voice: slow, begun, texts } = slowVoice()
    const voice = open({ voice: slow })
    void voice.prepareSession([line('Number nine.')])
    voice.prepare(['Number one.', 'Number two.', 'Number three.', 'Number four.'].map((text) => line(text)))
    await waitFor(() => begun.length >= 2)
    await delay(20)
    expect(texts()).not.toContain('Number three.')
    const waiting = voice.get(line('Number four.'), 2_000)
    await waitFor(() => texts().includes('Number four.'))
    expect(texts()).not.toContain('Number three.')
    for (const { finish } of begun.splice(0)) finish()
    expect(await waiting).not.toBeNull()
    await waitFor(() => texts().includes('Number three.'))
    begun.splice(0).map(({ finish }) => finish())
  })

  test('limits the wait for a voice that hangs, and returns sound from the disk without queueing', async () => {
    await open().get(line('Known for long.'), 2_000)
    server.setModes({ kind: 'hang' })
    const voice = open()
    const begun = performance.now()
    const others = ['One thing.', 'Two things.', 'Three things.', 'Four things.', 'Five things.']
    const late = await Promise.all(others.map((text) => voice.get(line(text), 100)))
    expect(late).toEqual([null, null, null, null, null])
    expect(performance.now() - begun).toBeLessThan(1_500)
    expect(await voice.get(line('Known for long.'), 500)).not.toBeNull()
  })

  test('retries a failed part only later, never throws, and logs no words', async () => {
    const voice = open()
    server.setModes({ kind: 'rate_limited', retryAfter: '30' })
    expect(await voice.get(line('A secret sentence.'), 2_000)).toBeNull()
    voice.prepare([line('A secret sentence.')])
    clock.advance(29_000)
    expect(await voice.get(line('A secret sentence.'), 2_000)).toBeNull()
    expect(server.calls.length).toBe(1)
    server.setModes({ kind: 'ok' })
    clock.advance(2_000)
    expect(await voice.get(line('A secret sentence.'), 2_000)).not.toBeNull()
    const broken: TextToSpeech = { ...wire(), synthesize: async () => Promise.reject(new TypeError('of: secret')) }
    expect(await open({ voice: broken }).get(line('Another secret.'), 2_000)).toBeNull()
    const refusing: TextToSpeech = {
      ...wire(),
      synthesize: async () => Promise.reject(new SpeechError('unsupported', 'no voice')),
    }
    expect(await open({ voice: refusing }).get(line('Another secret.'), 2_000)).toBeNull()
    const refusals = [new SpeechError('over_budget', 'spent')]
    const capped: TextToSpeech = {
      ...wire(),
      synthesize: (input) => {
        const refusal = refusals.pop()
        return refusal === undefined ? wire().synthesize(input) : Promise.reject(refusal)
      },
    }
    const dear = open({ voice: capped })
    expect(await dear.get(line('A dear secret.'), 2_000)).toBeNull()
    // Another organization still has budget.
    expect(await dear.get(line('A dear secret.'), 2_000)).not.toBeNull()
    expect(logged).toContain('voice failed')
    expect(logged).not.toContain('secret')
  })
})

describe('stored sound', () => {
  const text = line('Kept for another day.')
  const keptFiles = async (): Promise<readonly string[]> => (await readdir(cacheDir)).toSorted()

  test('survives the process, and sound made for later is on the disk only', async () => {
    const voice = open()
    await voice.prepareSession([text])
    expect(await keptFiles()).toHaveLength(1)
    expect(voice.ready(text)).toBeNull()
    const next = open()
    const clip = await next.get(text, 2_000)
    expect([clip?.mime, clip?.durationMs]).toEqual(['audio/wav', text.text.length * 60 + 240])
    expect(next.ready(text)).toBe(clip)
    expect(server.calls.length).toBe(1)
  })

  test('is made again if it is truncated, damaged or empty', async () => {
    const right = await open().get(text, 2_000)
    const [name = ''] = await keptFiles()
    const path = join(cacheDir, name)
    const whole = await readFile(path)
    const damages = [
      () => truncate(path, whole.length - 2),
      () => truncate(path, 0),
      () =>
        writeFile(
          path,
          whole.map((byte, index) => (index === 5_000 ? byte ^ 1 : byte)),
        ),
    ]
    for (const [index, damage] of damages.entries()) {
      await damage()
      const again = await open().get(text, 2_000)
      expect(Buffer.compare(again?.bytes ?? new Uint8Array(), right?.bytes ?? new Uint8Array())).toBe(0)
      expect(server.calls.length).toBe(index + 2)
    }
    expect(await keptFiles()).toEqual([name])
  })

  test('stays within its limit on the disk and in memory by deleting the least recently used clips', async () => {
    const one = ((await open().get(text, 2_000))?.bytes.byteLength ?? 0) + 100
    const voice = open({ maxDiskBytes: one * 5, maxMemoryBytes: one * 2 })
    const lines = [1, 2, 3, 4, 5, 6].map((index) => line(`Kept for another da${index}.`))
    for (const each of lines) {
      clock.advance(1_000)
      await voice.get(each, 2_000)
      await open().get(text, 2_000)
    }
    expect((await keptFiles()).length).toBeLessThanOrEqual(5)
    expect(lines.filter((each) => voice.ready(each) !== null)).toEqual(lines.slice(-2))
    const calls = server.calls.length
    await open().get(text, 2_000)
    expect(server.calls.length).toBe(calls)
  })

  test('is stored in memory if there is no disk', async () => {
    const voice = open({ cacheDir: join(cacheDir, 'file', 'below') })
    await writeFile(join(cacheDir, 'file'), '')
    expect(await voice.get(text, 2_000)).not.toBeNull()
    expect(voice.ready(text)).not.toBeNull()
    expect(logged).toContain('could not be stored')
  })
})
