import { setImmediate } from 'node:timers/promises'
import { createOpenAiSpeechToText, type SpeechToText } from '@candor/ai'
import { type FakeSpeechServer, startFakeSpeechServer } from '@candor/ai/testing'
import { pcmRateHz } from '@candor/domain'
import * as fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestClock } from '../../../testing/test-deps'
import type { LiveTranscription, RecognizedWords } from '../ports'
import { createLiveTranscription } from './index'
import { createToneSound, listenToTones, placeTones, type SpokenWord, toneWordCount } from './testing/tone-words'

let server: FakeSpeechServer
beforeAll(async () => {
  server = await startFakeSpeechServer({ recognize: listenToTones })
})
afterAll(() => server.close())

interface Ear {
  readonly hearing: LiveTranscription
  /** Sound normally arrives in real time: this test sends it when the recognizer is idle. */
  readonly breathe: () => Promise<void>
}

const open = (): Ear => {
  const wire = createOpenAiSpeechToText({ baseUrl: server.baseUrl, model: 'tones' })
  let running = 0
  const speechToText: SpeechToText = {
    ...wire,
    transcribe: (input) => {
      running += 1
      return wire.transcribe(input).finally(() => {
        running -= 1
      })
    },
  }
  const deps = { clock: createTestClock(), log: pino({ level: 'silent' }) }
  const create = createLiveTranscription(deps, { speechToText, hasConsent: () => true })
  const hearing = create({ sessionId: 's', organizationId: 'o', language: 'en', onWords: () => undefined })
  if (hearing === null) throw new Error('no hearing')
  const breathe = async () => {
    while (running > 1) await setImmediate()
  }
  return { hearing, breathe }
}

/** Words in quick succession, with short pauses and long silences. */
const arbitraryGapMs = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 50, max: 140 }) },
  { weight: 3, arbitrary: fc.integer({ min: 300, max: 1_400 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1_500, max: 4_000 }) },
)
const arbitraryWord = fc.nat(toneWordCount - 1)
/** Up to a minute without a pause: cut by force. */
const arbitraryRush = fc.array(fc.record({ word: arbitraryWord, gapMs: fc.integer({ min: 20, max: 40 }) }), {
  minLength: 60,
  maxLength: 180,
})
const arbitrarySpeech = fc.array(fc.record({ word: arbitraryWord, gapMs: arbitraryGapMs }), {
  minLength: 1,
  maxLength: 140,
})
const arbitraryTalk = fc.record({
  said: fc.oneof(arbitrarySpeech, arbitraryRush),
  frameMs: fc.constantFrom(20, 32, 40, 100, 500),
  lateStartMs: fc.nat(200),
  lateEndMs: fc.integer({ min: 260, max: 500 }),
  /** Repeats one frame after every this many frames. */
  repeatEvery: fc.integer({ min: 2, max: 9 }),
  /** Requests the words at these frames, even in the middle of speech. */
  waitAt: fc.uniqueArray(fc.nat(900), { maxLength: 6 }),
})
type Talk = typeof arbitraryTalk extends fc.Arbitrary<infer T> ? T : never

type News = { readonly atMs: number; readonly kind: 'started' | 'ended' }

/** A voice detector that reacts a little late and treats short gaps as speech. */
const detect = (words: readonly SpokenWord[], { lateStartMs, lateEndMs }: Talk): readonly News[] => {
  const stretches: { startMs: number; endMs: number }[] = []
  for (const { startMs, endMs } of words) {
    const last = stretches.at(-1)
    if (last !== undefined && startMs - last.endMs < lateStartMs + lateEndMs) last.endMs = endMs
    else stretches.push({ startMs, endMs })
  }
  return stretches.flatMap(({ startMs, endMs }): News[] => [
    { atMs: startMs + lateStartMs, kind: 'started' },
    { atMs: endMs + lateEndMs, kind: 'ended' },
  ])
}

const tell = (hearing: LiveTranscription, { kind, atMs }: News): void =>
  kind === 'started' ? hearing.speechStarted(atMs) : hearing.speechEnded(atMs)

const play = async ({ hearing, breathe }: Ear, words: readonly SpokenWord[], talk: Talk): Promise<RecognizedWords> => {
  const totalMs = (words.at(-1)?.endMs ?? 0) + 1_000
  const sound = createToneSound(words, totalMs)
  const news = detect(words, talk)
  const perMs = pcmRateHz / 1_000
  for (let atMs = 0, frame = 0; atMs < totalMs; atMs += talk.frameMs, frame += 1) {
    const samples = sound.subarray(atMs * perMs, (atMs + talk.frameMs) * perMs)
    hearing.addSound(samples, atMs)
    if (frame % talk.repeatEvery === 0) hearing.addSound(samples, atMs)
    for (const each of news.filter((entry) => entry.atMs <= atMs && entry.atMs > atMs - talk.frameMs))
      tell(hearing, each)
    if (talk.waitAt.includes(frame)) await hearing.waitForWords(5_000)
    await breathe()
  }
  return hearing.waitForWords(5_000)
}

describe('live transcription', () => {
  test('returns every word at its time, however the sound is cut, repeated and paused', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryTalk, async (talk) => {
        const words = placeTones(talk.said)
        const ear = open()
        const recognized = await play(ear, words, talk)
        ear.hearing.close()
        expect(recognized.text).toBe(words.map(({ text }) => text).join(' '))
        let index = 0
        for (const { text, startMs } of recognized.segments) {
          expect(Math.abs(startMs - (words[index]?.startMs ?? 0))).toBeLessThan(50)
          index += text.split(' ').length
        }
      }),
      { numRuns: 25 },
    )
  })
})
