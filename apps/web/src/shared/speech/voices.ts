import { webLimits } from '@candor/domain'

type VoiceFacts = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/** Finds a voice of this device for the language, of the sub-language if there is one. Ignores remote voices, because they send the words to their vendor. */
export function pickVoice<V extends VoiceFacts>(
  voices: readonly V[],
  language: string,
  subLanguage: string | null = null,
): V | null {
  const getTag = (voice: V) => voice.lang.toLowerCase().replace('_', '-')
  const fitting = voices.filter((voice) => voice.localService && getTag(voice).split('-')[0] === language)
  const own = fitting.filter((voice) => getTag(voice) === subLanguage?.toLowerCase())
  const choice = own.length > 0 ? own : fitting
  return choice.find((voice) => voice.default) ?? choice[0] ?? null
}

/** Resolves as soon as there are voices, at the latest after two seconds. Some browsers report a change without voices first. */
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
