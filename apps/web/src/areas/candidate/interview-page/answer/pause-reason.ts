import type { Capture, TrackState } from '../../../../shared/media/devices/use-capture'

export const isGone = (state: TrackState): boolean => state !== 'ready' && state !== 'waiting'

type PauseReason = 'camera' | 'microphone' | 'device' | 'storage'

/** Why nothing can be recorded; null: nothing is in the way. */
export function pauseReason({ audio, video }: Pick<Capture, 'audio' | 'video'>, isFull: boolean): PauseReason | null {
  if (isGone(audio) && isGone(video)) return 'device'
  if (isGone(video)) return 'camera'
  if (isGone(audio)) return 'microphone'
  return isFull ? 'storage' : null
}
