import { audioContext } from './audio-context'
import { followNode, loudnessOf } from './follow-level'
import type { LevelOutlet } from './level-source'

/** A clip that does not begin by then is given up for the next way of speaking. */
const START_TIMEOUT_MS = 4000
/** The shortest sound there is: what a gesture plays so that the element may play later without one. */
const SILENCE = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAgD4AAAB9AAACABAAZGF0YQAAAAA='

interface Player {
  audio: HTMLAudioElement
  source: MediaElementAudioSourceNode | null
}
let shared: Player | null = null

/** One element for everything that is said: iOS unlocks elements one by one. */
function player(): Player {
  if (shared === null) shared = { audio: new Audio(), source: null }
  return shared
}

export function unlockClips(): void {
  const { audio } = player()
  audio.src = SILENCE
  void audio.play().catch(() => {})
}

/** Sends the element's sound through the page's context where that runs, so that the mouth can follow it. */
function followClip(level: LevelOutlet): () => void {
  const own = player()
  const context = audioContext()
  if (context === null || context.state !== 'running') return () => {}
  if (own.source === null) {
    own.source = context.createMediaElementSource(own.audio)
    own.source.connect(context.destination)
  }
  const stop = followNode(own.source, context, (rms) => level.set(loudnessOf(rms)))
  return () => {
    stop()
    level.set(0)
  }
}

/** Plays a clip of the server's voice to its end; false where it can't be had, does not start, or was aborted. */
export function playClip(url: string, level: LevelOutlet, signal: AbortSignal): Promise<boolean> {
  const { audio } = player()
  const still = followClip(level)
  return new Promise((resolve) => {
    let isOver = false
    const finish = (isPlayed: boolean) => {
      // An abort makes the pending play() fail as well: the first word counts.
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      audio.onended = null
      audio.onerror = null
      audio.onplaying = null
      signal.removeEventListener('abort', cancel)
      if (!isPlayed) audio.pause()
      still()
      resolve(isPlayed)
    }
    const cancel = () => finish(false)
    const timer = setTimeout(cancel, START_TIMEOUT_MS)
    audio.onplaying = () => clearTimeout(timer)
    audio.onended = () => finish(true)
    audio.onerror = cancel
    signal.addEventListener('abort', cancel)
    audio.src = url
    audio.play().catch(cancel)
  })
}
