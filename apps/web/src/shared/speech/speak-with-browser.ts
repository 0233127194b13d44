import { findInterviewLanguage, webLimits } from '@candor/domain'
import type { LevelOutlet } from './level-source'
import { getWatchdogMs, splitClauses } from './split-clauses'
import { readSubLanguage } from './sub-language'
import { loadVoices, pickVoice } from './voices'

const MOUTH_INTERVAL_MS = 90

interface Clause {
  synthesis: SpeechSynthesis
  voice: SpeechSynthesisVoice
  text: string
  rate: number
  signal: AbortSignal
}

/** Speaks one clause. False: it failed, did not start within two seconds or never ended. */
function speakClause({ synthesis, voice, text, rate, signal }: Clause): Promise<boolean> {
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = rate
    const finish = (isSpoken: boolean) => {
      clearTimeout(startTimer)
      clearTimeout(endTimer)
      signal.removeEventListener('abort', cancel)
      if (!isSpoken) synthesis.cancel()
      resolve(isSpoken)
    }
    const cancel = () => finish(false)
    const startTimer = setTimeout(cancel, webLimits.speechStartTimeoutMs)
    const endTimer = setTimeout(() => finish(synthesis.speaking), getWatchdogMs(text, rate))
    utterance.addEventListener('start', () => clearTimeout(startTimer))
    utterance.addEventListener('end', () => finish(true))
    utterance.addEventListener('error', cancel)
    signal.addEventListener('abort', cancel)
    synthesis.speak(utterance)
  })
}

/** The browser's voice can't be measured, so the mouth moves in the rhythm of syllables. */
function moveMouth(level: LevelOutlet): () => void {
  let step = 0
  const timer = setInterval(() => {
    step += 1
    level.set(0.28 + 0.3 * Math.abs(Math.sin(step * 1.3)) * Math.abs(Math.sin(step * 0.37)))
  }, MOUTH_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    level.set(0)
  }
}

/** Speaks with a voice of this device. False: there is none for the language, or it failed. */
export async function speakWithBrowser(
  saying: { text: string; language: string; rate?: number },
  level: LevelOutlet,
  signal: AbortSignal,
): Promise<boolean> {
  if (!('speechSynthesis' in globalThis)) return false
  const synthesis = globalThis.speechSynthesis
  const language = findInterviewLanguage(saying.language)
  const subLanguage = language === null ? null : readSubLanguage(language)
  const voice = pickVoice(await loadVoices(synthesis), saying.language, subLanguage)
  if (voice === null || signal.aborted) return false
  const still = moveMouth(level)
  try {
    for (const text of splitClauses(saying.text)) {
      if (!(await speakClause({ synthesis, voice, text, rate: saying.rate ?? 1, signal }))) return false
    }
    return true
  } finally {
    still()
  }
}
