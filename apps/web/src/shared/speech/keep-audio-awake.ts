import { wakeAudio } from './audio-context'

const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const

let users = 0
const wake = () => void wakeAudio()
const wakeWhenSeen = () => {
  if (document.visibilityState === 'visible') wake()
}

/**
 * A call, another app or a screen lock stops the sound ("interrupted" on iOS, "suspended" elsewhere), and some browsers resume it
 * only in a gesture. The listener waits for a gesture as long as the sound is in use.
 */
export function keepAudioAwake(context: AudioContext): () => void {
  users += 1
  if (users === 1) {
    for (const gesture of GESTURES) document.addEventListener(gesture, wake, { capture: true, passive: true })
    document.addEventListener('visibilitychange', wakeWhenSeen)
  }
  const wakeIfAsleep = () => {
    if (context.state !== 'running' && context.state !== 'closed') wakeWhenSeen()
  }
  context.addEventListener('statechange', wakeIfAsleep)
  wakeIfAsleep()
  let isActive = true
  return () => {
    if (!isActive) return
    isActive = false
    context.removeEventListener('statechange', wakeIfAsleep)
    users -= 1
    if (users > 0) return
    for (const gesture of GESTURES) document.removeEventListener(gesture, wake, { capture: true })
    document.removeEventListener('visibilitychange', wakeWhenSeen)
  }
}
