import { joinMp3s, joinWavs } from '@candor/ai'
import type { Clip } from '../ports'

/** Several clips as one, in order; null where they are not of one format. The mark of synthetic speech stays. */
export const joinClips = (clips: readonly Clip[]): Clip | null => {
  const [first] = clips
  if (first === undefined || clips.length === 1) return first ?? null
  if (clips.some(({ mime }) => mime !== first.mime)) return null
  const sounds = clips.map(({ bytes }) => bytes)
  const bytes = first.mime === 'audio/mpeg' ? joinMp3s(sounds) : joinWavs(sounds)
  if (bytes === null) return null
  const durations = clips.map(({ durationMs }) => durationMs)
  const durationMs = durations.includes(null) ? null : durations.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  return { mime: first.mime, durationMs, bytes }
}
