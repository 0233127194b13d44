import type { Clip } from './ports'

/** A line without sound is said by the browser or read: about this long. */
const perCharacterMs = 75
const perLineMs = 400

const guessMs = (text: string): number => perLineMs + text.length * perCharacterMs

/** How long a line takes to be said: its sound's own length where all of it is there. */
export const spokenLengthMs = (text: string, clips: readonly (Clip | null)[]): number => {
  let totalMs = 0
  for (const clip of clips) {
    if (clip === null || clip.durationMs === null) return guessMs(text)
    totalMs += clip.durationMs
  }
  return clips.length === 0 ? guessMs(text) : totalMs
}
