import { monotonicMs } from '../clock'
import { linkedAbort } from './linked-abort'
import { waitUntilResumed } from './pause-control'
import { playClip, playSound } from './play-clip'
import type { PlaybackControl } from './playback-control'
import { speakWithBrowser } from './speak-with-browser'
import { estimateReadingMs, splitClauses } from './split-clauses'
import { whenUnlocked } from './unlock-speech'

export interface SpeechRequest {
  text: string
  language: string
  /** The server's audio for this text, if it has arrived already. */
  sound: Uint8Array<ArrayBuffer> | null
  /** Where to download the server's audio for this text. */
  voiceUrl: string | null
}

/** Which voice spoke the text. With `none`, the text is shown for as long as reading it takes. */
export type VoiceSource = 'server' | 'device' | 'none'

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

/** Speaks one clause with this device's voice. After a pause it starts over: browsers can't resume within a clause. */
async function speakClause(
  clause: Pick<SpeechRequest, 'text' | 'language'>,
  control: PlaybackControl,
): Promise<boolean> {
  const { pause: pauseControl, signal, level, rate = 1, onStart } = control
  for (;;) {
    await waitUntilResumed(pauseControl, signal)
    if (signal.aborted) return false
    const cut = linkedAbort(signal)
    const unsubscribe = pauseControl.subscribe(() => cut.controller.abort())
    onStart({ startedAtMs: monotonicMs(), durationMs: null })
    const isSpoken = await speakWithBrowser({ ...clause, rate }, level, cut.controller.signal)
    unsubscribe()
    cut.unlink()
    if (isSpoken) return true
    if (!cut.controller.signal.aborted) return false
  }
}

async function speakOnDevice({ text, language }: SpeechRequest, control: PlaybackControl): Promise<boolean> {
  for (const clause of splitClauses(text)) {
    if (!(await speakClause({ text: clause, language }, control))) return false
  }
  return true
}

/** Speaks a text with the first voice that works. Without any, it waits for as long as reading takes. Never rejects. */
export async function speak(request: SpeechRequest, control: PlaybackControl): Promise<VoiceSource> {
  await whenUnlocked()
  const { signal } = control
  if (!signal.aborted && request.sound !== null && (await playSound(request.sound, control))) return 'server'
  if (!signal.aborted && request.voiceUrl !== null && (await playClip(request.voiceUrl, control))) return 'server'
  if (!signal.aborted && (await speakOnDevice(request, control))) return 'device'
  await waitMs(estimateReadingMs(request.text, control.rate), signal)
  return 'none'
}
