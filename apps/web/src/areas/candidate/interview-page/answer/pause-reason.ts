import type { Capture, TrackState } from '../../../../shared/media/devices/use-capture'

export const isUnavailable = (state: TrackState): boolean => state !== 'ready' && state !== 'waiting'

type PauseReason = 'camera' | 'microphone' | 'device' | 'storage'

/** Why recording is impossible; null: it is possible. */
export function findPauseReason(
  { audio, video }: Pick<Capture, 'audio' | 'video'>,
  isFull: boolean,
): PauseReason | null {
  if (isUnavailable(audio) && isUnavailable(video)) return 'device'
  if (isUnavailable(video)) return 'camera'
  if (isUnavailable(audio)) return 'microphone'
  return isFull ? 'storage' : null
}
