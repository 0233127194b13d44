import { webLimits } from '@candor/domain'
import { audioContext, wakeAudio } from './audio-context'
import { keepAudioAwake } from './keep-audio-awake'
import { unlockClips } from './play-clip'

function unlockSynthesis(language: string): Promise<void> {
  if (!('speechSynthesis' in globalThis)) return Promise.resolve()
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(' ')
    utterance.volume = 0
    utterance.lang = language
    const finish = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(finish, webLimits.speechUnlockFallbackMs)
    utterance.addEventListener('end', finish)
    utterance.addEventListener('error', finish)
    globalThis.speechSynthesis.speak(utterance)
  })
}

let unlocking: Promise<unknown> | null = null

/** Active for the life of the page: a phone call may stop the sound at any time, and only a press resumes it. */
function keepAwake(): void {
  const context = audioContext()
  if (context !== null && unlocking === null) keepAudioAwake(context)
}

/** Call in the press that starts the interview: without a press, browsers play no sound and no speech. */
export function unlockSpeech(language: string): void {
  keepAwake()
  unlockClips()
  unlocking = Promise.all([wakeAudio(), unlockSynthesis(language)])
}

/** Resolves once sound may be played, at the latest two seconds after the press. */
export const whenUnlocked = (): Promise<unknown> => unlocking ?? Promise.resolve()

/** Whether a press has unlocked sound since the page was loaded. */
export const isUnlocked = (): boolean => unlocking !== null
