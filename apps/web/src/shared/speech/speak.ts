import type { LevelOutlet } from './level-source'
import { playClip } from './play-clip'
import { speakWithBrowser } from './speak-with-browser'
import { readingMs } from './split-clauses'
import { whenUnlocked } from './unlock-speech'

export interface Saying {
  text: string
  language: string
  /** The server's voice for this text, where it has one. */
  voiceUrl: string | null
}

/** Who said it: the server's voice, the device's, or nobody: then the words alone were shown for as long as reading takes. */
export type Spoken = 'server' | 'device' | 'nobody'

export const waitMs = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    signal.addEventListener('abort', finish)
  })

/** Says a text by the first way that works; without any it waits as long as reading takes. Never rejects. */
export async function speak(saying: Saying, level: LevelOutlet, signal: AbortSignal): Promise<Spoken> {
  await whenUnlocked()
  if (!signal.aborted && saying.voiceUrl !== null && (await playClip(saying.voiceUrl, level, signal))) return 'server'
  if (!signal.aborted && (await speakWithBrowser(saying, level, signal))) return 'device'
  await waitMs(readingMs(saying.text), signal)
  return 'nobody'
}
