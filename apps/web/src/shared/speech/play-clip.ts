import { monotonicMs } from '../clock'
import { applySpeaker } from '../media/devices/speaker-output'
import { linkedAbort } from './linked-abort'
import { playBuffer } from './play-buffer'
import type { PlaybackControl } from './playback-control'
import { unlockOutput, voiceOutput } from './voice-output'

/** If a clip does not start within this time, the next voice is tried. */
const START_TIMEOUT_MS = 4000
const SECOND_MS = 1000
/** A minimal silent sound. Played in a gesture, it allows the element to play later without one. */
const SILENCE = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAgD4AAAB9AAACABAAZGF0YQAAAAA='

let shared: HTMLAudioElement | null = null

/** One element for all speech outside the audio context, because iOS unlocks each element separately. */
function getElement(): HTMLAudioElement {
  if (shared === null) {
    shared = new Audio()
    void applySpeaker(shared)
  }
  return shared
}

export function unlockClips(): void {
  unlockOutput()
  const audio = getElement()
  audio.src = SILENCE
  void audio.play().catch(() => {})
}

/** If the page's context does not run, the element plays directly, and lip-sync is impossible. */
function playByElement(
  src: string,
  { signal, pause: pauseControl, rate = 1, onStart }: PlaybackControl,
): Promise<boolean> {
  const audio = getElement()
  return new Promise((resolve) => {
    let isOver = false
    const finish = (isPlayed: boolean) => {
      // An abort makes the pending play() fail as well: the first word counts.
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      unsubscribe()
      audio.onended = null
      audio.onerror = null
      audio.onplaying = null
      signal.removeEventListener('abort', cancel)
      if (!isPlayed) audio.pause()
      resolve(isPlayed)
    }
    const cancel = () => finish(false)
    const applyPause = () => {
      if (pauseControl.isPaused) audio.pause()
      else audio.play().catch(cancel)
    }
    const timer = setTimeout(cancel, START_TIMEOUT_MS)
    const unsubscribe = pauseControl.subscribe(applyPause)
    audio.onplaying = () => {
      clearTimeout(timer)
      const durationMs = Number.isFinite(audio.duration) ? Math.round((audio.duration * SECOND_MS) / rate) : null
      onStart({ startedAtMs: monotonicMs() - (audio.currentTime * SECOND_MS) / rate, durationMs })
    }
    audio.onended = () => finish(true)
    audio.onerror = cancel
    signal.addEventListener('abort', cancel)
    audio.src = src
    // Browsers keep the pitch. Loading a source resets the rate.
    audio.playbackRate = rate
    audio.defaultPlaybackRate = rate
    applyPause()
  })
}

async function playBlob(bytes: Uint8Array<ArrayBuffer>, control: PlaybackControl): Promise<boolean> {
  const url = URL.createObjectURL(new Blob([bytes]))
  try {
    return await playByElement(url, control)
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Null: an element plays, because the page's context does not run or would lower the pitch of slower speech. */
const findOutput = ({ rate = 1 }: PlaybackControl) => (rate === 1 ? voiceOutput() : null)

/** Plays a sound to its end. False: it can't be decoded, it stalled, or it was aborted. */
export async function playSound(bytes: Uint8Array<ArrayBuffer>, control: PlaybackControl): Promise<boolean> {
  const output = findOutput(control)
  if (output === null) return playBlob(bytes, control)
  try {
    // Decoding detaches the buffer. Decode a copy, because the sound may be played again.
    const buffer = await output.context.decodeAudioData(bytes.slice().buffer)
    return await playBuffer(output, buffer, control)
  } catch {
    return false
  }
}

async function fetchClip(url: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
  const timeout = linkedAbort(signal)
  const timer = setTimeout(() => timeout.controller.abort(), START_TIMEOUT_MS)
  try {
    const answer = await fetch(url, { signal: timeout.controller.signal })
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    timeout.unlink()
  }
}

/** Plays a clip of the server's voice to its end. False: it can't be loaded, does not start, or was aborted. */
export async function playClip(url: string, control: PlaybackControl): Promise<boolean> {
  if (findOutput(control) === null) return playByElement(url, control)
  const bytes = await fetchClip(url, control.signal)
  return bytes !== null && (await playSound(bytes, control))
}
