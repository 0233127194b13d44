import { monotonicMs } from '../clock'
import { linkedAbort } from './linked-abort'
import { whenReleased } from './pause-control'
import { playClip, playSound } from './play-clip'
import type { Speaking } from './playback-control'
import { speakWithBrowser } from './speak-with-browser'
import { readingMs, splitClauses } from './split-clauses'
import { whenUnlocked } from './unlock-speech'

export interface Saying {
  text: string
  language: string
  /** The server's sound for this text, where it is there already. */
  sound: Uint8Array<ArrayBuffer> | null
  /** Where the server's voice for this text can be had. */
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

/** One clause with a voice of this device. Held, it is cut off, and said anew from its start: browsers can't go on within it. */
async function sayClause(clause: Pick<Saying, 'text' | 'language'>, speaking: Speaking): Promise<boolean> {
  const { hold, signal, level, onStart } = speaking
  for (;;) {
    await whenReleased(hold, signal)
    if (signal.aborted) return false
    const cut = linkedAbort(signal)
    const still = hold.subscribe(() => cut.controller.abort())
    onStart({ startedAtMs: monotonicMs(), durationMs: null })
    const isSaid = await speakWithBrowser(clause, level, cut.controller.signal)
    still()
    cut.unlink()
    if (isSaid) return true
    if (!cut.controller.signal.aborted) return false
  }
}

async function sayHere({ text, language }: Saying, speaking: Speaking): Promise<boolean> {
  for (const clause of splitClauses(text)) {
    if (!(await sayClause({ text: clause, language }, speaking))) return false
  }
  return true
}

/** Says a text by the first way that works; without any it waits as long as reading takes. Never rejects. */
export async function speak(saying: Saying, speaking: Speaking): Promise<Spoken> {
  await whenUnlocked()
  const { signal } = speaking
  if (!signal.aborted && saying.sound !== null && (await playSound(saying.sound, speaking))) return 'server'
  if (!signal.aborted && saying.voiceUrl !== null && (await playClip(saying.voiceUrl, speaking))) return 'server'
  if (!signal.aborted && (await sayHere(saying, speaking))) return 'device'
  await waitMs(readingMs(saying.text), signal)
  return 'nobody'
}
