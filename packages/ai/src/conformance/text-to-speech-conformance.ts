import assert from 'node:assert/strict'
import { readSpeechMark } from '../audio/speech-mark'
import { readWav } from '../audio/wav'
import { SpeechError } from '../ports/speech-error'
import type { SpeechLanguage } from '../ports/speech-to-text'
import type { SpokenAudio, TextToSpeech } from '../ports/text-to-speech'

export type TextToSpeechCheck = { readonly name: string; readonly run: (adapter: TextToSpeech) => Promise<void> }

const sentences: Readonly<Record<SpeechLanguage, string>> = {
  en: 'Please tell me about a project that you are proud of.',
  vi: 'Bạn hãy kể về một dự án mà bạn thấy tự hào.',
}

async function assertRejectsWith(code: SpeechError['code'], call: Promise<unknown>) {
  const outcome = await call.then(
    () => 'no error',
    (error: unknown) => error,
  )
  assert.ok(outcome instanceof SpeechError, `expected SpeechError ${code}, got ${String(outcome)}`)
  assert.equal(outcome.code, code)
}

/** Sound whose stated length, where it states one, is the length of its samples. */
function assertAudio({ audio, mime, durationMs, producedBy }: SpokenAudio) {
  assert.ok(producedBy.includes('/'), 'does not say who spoke')
  assert.ok(audio.byteLength > 500, 'no sound')
  assert.ok(readSpeechMark(audio), 'synthetic speech has no mark')
  if (mime === 'audio/mpeg') return
  const facts = readWav(audio)
  assert.ok(facts, 'no WAV')
  assert.equal(durationMs, facts.durationMs)
  assert.equal(
    new DataView(audio.buffer, audio.byteOffset).getUint32(4, true),
    audio.byteLength - 8,
    'untrue RIFF size',
  )
}

function getFirstLanguage(adapter: TextToSpeech): SpeechLanguage {
  return adapter.capabilities.languages[0] ?? 'en'
}

/** The rules for every voice, whatever its implementation. A runner calls each `run` in a test of that name. */
export const textToSpeechChecks: readonly TextToSpeechCheck[] = [
  {
    name: 'speaks every language it declares, as sound of a true length',
    run: async (adapter) => {
      assert.ok(adapter.capabilities.languages.length > 0, 'declares no language')
      for (const language of adapter.capabilities.languages) {
        assertAudio(await adapter.synthesize({ text: sentences[language], language }))
      }
    },
  },
  {
    name: 'takes longer for longer text',
    run: async (adapter) => {
      const language = getFirstLanguage(adapter)
      const short = await adapter.synthesize({ text: sentences[language], language })
      const long = await adapter.synthesize({ text: `${sentences[language]} ${sentences[language]}`, language })
      assert.ok(long.audio.byteLength > short.audio.byteLength * 1.4, 'the second half was not spoken')
    },
  },
  {
    name: 'speaks text that looks like an option, markup or a command as text',
    run: async (adapter) => {
      const language = getFirstLanguage(adapter)
      for (const text of [
        '--help',
        '-w /tmp/candor-must-not-exist.wav',
        '$(reboot) `id` ; echo',
        '[[h@l@U]] one two',
        '<speak>one & two</speak>',
      ]) {
        assertAudio(await adapter.synthesize({ text, language }))
      }
    },
  },
  {
    name: 'refuses text without anything to say and text beyond its limit',
    run: async (adapter) => {
      const language = getFirstLanguage(adapter)
      for (const text of ['', '  \n', '… — !'])
        await assertRejectsWith('unsupported', adapter.synthesize({ text, language }))
      const text = 'a'.repeat(adapter.capabilities.maxTextChars + 1)
      await assertRejectsWith('too_large', adapter.synthesize({ text, language }))
    },
  },
  {
    name: 'stops when the caller no longer wants it, before and during the call',
    run: async (adapter) => {
      const language = getFirstLanguage(adapter)
      const text = sentences[language]
      await assertRejectsWith('aborted', adapter.synthesize({ text, language, signal: AbortSignal.abort() }))
      const controller = new AbortController()
      const call = adapter.synthesize({ text, language, signal: controller.signal })
      controller.abort()
      await assertRejectsWith('aborted', call)
    },
  },
]
