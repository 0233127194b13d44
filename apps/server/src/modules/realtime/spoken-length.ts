import { estimateSpokenMs } from '@candor/domain'
import type { Clip } from './ports'

/**
 * How long an utterance takes to play: the sound's own length if all of it is available, else an estimate, because the browser
 * speaks or shows it.
 */
export const spokenLengthMs = (text: string, clips: readonly (Clip | null)[]): number => {
  let totalMs = 0
  for (const clip of clips) {
    if (clip === null || clip.durationMs === null) return estimateSpokenMs(text)
    totalMs += clip.durationMs
  }
  return clips.length === 0 ? estimateSpokenMs(text) : totalMs
}
