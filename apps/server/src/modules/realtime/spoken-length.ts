import type { Clip } from './ports'

/** An estimate for an utterance without sound, which the browser speaks or shows. */
const perCharacterMs = 75
const perLineMs = 400

const guessMs = (text: string): number => perLineMs + text.length * perCharacterMs

/** How long an utterance takes to play: the sound's own length if all of it is available. */
export const spokenLengthMs = (text: string, clips: readonly (Clip | null)[]): number => {
  let totalMs = 0
  for (const clip of clips) {
    if (clip === null || clip.durationMs === null) return guessMs(text)
    totalMs += clip.durationMs
  }
  return clips.length === 0 ? guessMs(text) : totalMs
}
