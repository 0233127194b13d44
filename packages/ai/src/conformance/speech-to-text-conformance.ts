import assert from 'node:assert/strict'
import { SpeechError } from '../ports/speech-error'
import type { SpeechAudio, SpeechLanguage, SpeechToText, Transcript } from '../ports/speech-to-text'

/** An adapter made ready for the suite, with audio it can hear. */
export type SpeechToTextSubject = {
  readonly adapter: SpeechToText
  /** Audio with speech, for each language the adapter declares. */
  readonly speech: Readonly<Partial<Record<SpeechLanguage, SpeechAudio>>>
  /** Three seconds without speech. */
  readonly silence: SpeechAudio
}

export type SpeechToTextCheck = { readonly name: string; readonly run: (subject: SpeechToTextSubject) => Promise<void> }

async function transcribeAll({ adapter, speech }: SpeechToTextSubject): Promise<readonly Transcript[]> {
  const transcripts: Transcript[] = []
  for (const language of adapter.capabilities.languages) {
    const audio = speech[language]
    assert.ok(audio, `the subject brings no ${language} speech though the adapter declares the language`)
    const transcript = await adapter.transcribe({ audio, language })
    assert.equal(transcript.language, language)
    transcripts.push(transcript)
  }
  return transcripts
}

type Span = { readonly text: string; readonly startMs: number; readonly endMs: number }

function assertMonotone(spans: readonly Span[], durationMs: number | null) {
  let previousStartMs = 0
  for (const { text, startMs, endMs } of spans) {
    assert.ok(text.trim() !== '', 'empty text')
    assert.ok(Number.isInteger(startMs) && Number.isInteger(endMs), 'times are whole milliseconds')
    assert.ok(startMs >= previousStartMs && endMs >= startMs, `time runs backwards at ${startMs}..${endMs}`)
    if (durationMs !== null)
      assert.ok(endMs <= durationMs + 1_000, `${endMs} ms lies behind the end at ${durationMs} ms`)
    previousStartMs = startMs
  }
}

function assertProbability(value: number | null) {
  assert.ok(value === null || (value >= 0 && value <= 1), `${value} is no probability`)
}

async function assertRejectsWith(code: SpeechError['code'], call: Promise<unknown>) {
  const outcome = await call.then(
    () => 'no error',
    (error: unknown) => error,
  )
  assert.ok(outcome instanceof SpeechError, `expected SpeechError ${code}, got ${String(outcome)}`)
  assert.equal(outcome.code, code)
}

/** The rules for every recognizer, whatever its implementation. A runner calls each `run` in a test of that name. */
export const speechToTextChecks: readonly SpeechToTextCheck[] = [
  {
    name: 'hears speech in every language it declares, as NFC text without stray blanks',
    run: async (subject) => {
      for (const { text } of await transcribeAll(subject)) {
        assert.ok(text.length > 0, 'nothing was heard')
        assert.equal(text, text.normalize('NFC').replace(/\s+/g, ' ').trim())
      }
    },
  },
  {
    name: 'gives words exactly if it declares them, in order, inside the audio',
    run: async (subject) => {
      for (const { words, durationMs } of await transcribeAll(subject)) {
        assert.equal(words !== null, subject.adapter.capabilities.words)
        assertMonotone(words ?? [], durationMs)
        for (const { confidence } of words ?? []) assertProbability(confidence)
      }
    },
  },
  {
    name: 'gives segments in order, inside the audio, that hold the text',
    run: async (subject) => {
      for (const { text, segments, durationMs } of await transcribeAll(subject)) {
        assert.ok(segments.length > 0, 'no segments')
        assertMonotone(segments, durationMs)
        for (const { noSpeechProbability } of segments) assertProbability(noSpeechProbability)
        assert.equal(segments.map((segment) => segment.text).join(' '), text)
      }
    },
  },
  {
    name: 'says which model heard it, how long the audio was and whether fillers are kept',
    run: async (subject) => {
      for (const { model, durationMs, isVerbatim } of await transcribeAll(subject)) {
        assert.ok(model.length > 0, 'no model')
        assert.ok(durationMs === null || durationMs > 0, 'no duration')
        assert.equal(isVerbatim, subject.adapter.capabilities.isVerbatim)
      }
    },
  },
  {
    name: 'invents no words in silence',
    run: async ({ adapter, silence }) => {
      for (const language of adapter.capabilities.languages) {
        const { text, words, segments } = await adapter.transcribe({ audio: silence, language })
        assert.deepEqual({ text, words: words ?? [], segments }, { text: '', words: [], segments: [] })
      }
    },
  },
  {
    name: 'stops when the caller no longer wants it, before and during the call',
    run: async ({ adapter, speech }) => {
      const language = adapter.capabilities.languages[0] ?? 'en'
      const audio = speech[language] ?? { bytes: new Uint8Array(), mime: 'audio/wav' }
      await assertRejectsWith('aborted', adapter.transcribe({ audio, language, signal: AbortSignal.abort() }))
      const controller = new AbortController()
      const call = adapter.transcribe({ audio, language, signal: controller.signal })
      controller.abort()
      await assertRejectsWith('aborted', call)
    },
  },
  {
    name: 'refuses a media type that is no audio',
    run: async ({ adapter }) => {
      const language = adapter.capabilities.languages[0] ?? 'en'
      const audio = { bytes: new Uint8Array([1, 2, 3]), mime: 'text/html' }
      await assertRejectsWith('unsupported', adapter.transcribe({ audio, language }))
    },
  },
]
