import { webLimits } from '@candor/domain'

type VoiceFacts = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/** A voice of this device for the language; remote ones are left alone, for they send the words to their maker. */
export function pickVoice<V extends VoiceFacts>(voices: readonly V[], language: string): V | null {
  const fitting = voices.filter(
    (voice) => voice.localService && voice.lang.toLowerCase().replace('_', '-').split('-')[0] === language,
  )
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null
}

/** Resolves as soon as there are voices, after two seconds in any case. Some browsers announce a change to none at all first. */
export function loadVoices(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const now = synthesis.getVoices()
  if (now.length > 0) return Promise.resolve(now)
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      synthesis.removeEventListener('voiceschanged', check)
      resolve(synthesis.getVoices())
    }
    const check = () => {
      if (synthesis.getVoices().length > 0) finish()
    }
    const timer = setTimeout(finish, webLimits.speechVoicesTimeoutMs)
    synthesis.addEventListener('voiceschanged', check)
  })
}
