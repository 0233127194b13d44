import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeWav } from '../audio/wav'
import { SpeechError } from '../ports/speech-error'
import type { SpeechToText, Transcript } from '../ports/speech-to-text'
import type { SpokenAudio, TextToSpeech } from '../ports/text-to-speech'
import { createOpenAiSpeechToText } from '../providers/openai-compatible/speech-to-text'
import { createOpenAiTextToSpeech } from '../providers/openai-compatible/text-to-speech'
import { type FakeSpeechServer, startFakeSpeechServer } from '../testing/fake-speech-server'
import { speechToTextChecks } from './speech-to-text-conformance'
import { textToSpeechChecks } from './text-to-speech-conformance'

/** The suites are only worth something if a broken adapter fails them: each fault below must be caught. */
let server: FakeSpeechServer
beforeAll(async () => {
  server = await startFakeSpeechServer()
})
afterAll(() => server.close())

const tone = new Float32Array(8 * 16_000).map((_, index) => Math.sin(index / 8) * 0.2)
const speech = { bytes: writeWav(tone, 16_000), mime: 'audio/wav' }
const silence = { bytes: writeWav(new Float32Array(3 * 16_000), 16_000), mime: 'audio/wav' }

async function listFailedChecks(checks: readonly { readonly name: string; readonly run: () => Promise<void> }[]) {
  const caught: string[] = []
  for (const check of checks) {
    await check.run().catch(() => caught.push(check.name))
  }
  return caught
}

const words = speechToTextChecks.map((check) => check.name)

describe('the recognizer suite catches', () => {
  const faults: readonly [string, (real: SpeechToText) => SpeechToText, string | undefined][] = [
    [
      'decomposed text',
      alterTranscript((transcript) => ({ ...transcript, text: `${transcript.text} e\u0301` })),
      words[0],
    ],
    ['missing words', alterTranscript((transcript) => ({ ...transcript, words: null })), words[1]],
    [
      'reversed words',
      alterTranscript((transcript) => ({ ...transcript, words: transcript.words?.toReversed() ?? null })),
      words[1],
    ],
    ['words behind the end', alterTranscript((transcript) => ({ ...transcript, durationMs: 1_000 })), words[1]],
    [
      'an impossible confidence',
      alterTranscript((transcript) => ({
        ...transcript,
        words: transcript.words?.map((word) => ({ ...word, confidence: 7 })) ?? null,
      })),
      words[1],
    ],
    ['missing segments', alterTranscript((transcript) => ({ ...transcript, segments: [] })), words[2]],
    ['an unnamed model', alterTranscript((transcript) => ({ ...transcript, model: '' })), words[3]],
    ['a false claim to be verbatim', alterTranscript((transcript) => ({ ...transcript, isVerbatim: true })), words[3]],
    [
      'words in silence',
      alterTranscript((transcript) => ({ ...transcript, text: transcript.text || 'Thank you.' })),
      words[4],
    ],
    [
      'deafness to abort',
      (real) => ({ ...real, transcribe: ({ signal: _, ...input }) => real.transcribe(input) }),
      words[5],
    ],
    [
      'errors of another kind',
      (real) => ({
        ...real,
        transcribe: (input) => real.transcribe(input).catch(() => Promise.reject(new Error('x'))),
      }),
      words[6],
    ],
  ]

  it.each(faults)('%s', async (_, breakIt, expected) => {
    const real = createOpenAiSpeechToText({ baseUrl: server.baseUrl, model: 'whisper-1' })
    const subject = { adapter: breakIt(real), speech: { en: speech, vi: speech }, silence }
    expect(
      await listFailedChecks(speechToTextChecks.map(({ name, run }) => ({ name, run: () => run(subject) }))),
    ).toContain(expected)
  })
})

function alterTranscript(change: (transcript: Transcript) => Transcript): (real: SpeechToText) => SpeechToText {
  return (real) => ({ ...real, transcribe: async (input) => change(await real.transcribe(input)) })
}

const voices = textToSpeechChecks.map((check) => check.name)

describe('the voice suite catches', () => {
  const faults: readonly [string, (real: TextToSpeech) => TextToSpeech, string | undefined][] = [
    ['a false length', alterSpeech((speech) => ({ ...speech, durationMs: 1 })), voices[0]],
    [
      'an untrue header',
      alterSpeech((speech) => ({
        ...speech,
        audio: Uint8Array.of(...speech.audio.slice(0, 4), 0, 0, 0, 0, ...speech.audio.slice(8)),
      })),
      voices[0],
    ],
    [
      'only the first sentence spoken',
      (real) => ({ ...real, synthesize: (input) => real.synthesize({ ...input, text: input.text.slice(0, 40) }) }),
      voices[1],
    ],
    [
      'text taken for an option',
      (real) => ({
        ...real,
        synthesize: (input) =>
          input.text.startsWith('-')
            ? Promise.reject(new SpeechError('unavailable', 'option'))
            : real.synthesize(input),
      }),
      voices[2],
    ],
    [
      'no limit',
      (real) => ({ ...real, synthesize: (input) => real.synthesize({ ...input, text: input.text.slice(0, 100) }) }),
      voices[3],
    ],
    [
      'deafness to abort',
      (real) => ({ ...real, synthesize: ({ signal: _, ...input }) => real.synthesize(input) }),
      voices[4],
    ],
  ]

  it.each(faults)('%s', async (_, breakIt, expected) => {
    const real = createOpenAiTextToSpeech({ baseUrl: server.baseUrl, model: 'tts-1', voices: { en: 'a', vi: 'b' } })
    const broken = breakIt(real)
    expect(
      await listFailedChecks(textToSpeechChecks.map(({ name, run }) => ({ name, run: () => run(broken) }))),
    ).toContain(expected)
  })
})

function alterSpeech(change: (audio: SpokenAudio) => SpokenAudio): (real: TextToSpeech) => TextToSpeech {
  return (real) => ({ ...real, synthesize: async (input) => change(await real.synthesize(input)) })
}
