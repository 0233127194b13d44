/** Whether the system has taken a track's sound or picture away while it stays open. */
export interface TrackMutes {
  isAudioMuted: boolean
  isVideoMuted: boolean
}

const isMuted = (tracks: readonly MediaStreamTrack[]): boolean =>
  tracks.some((track) => track.muted && track.readyState === 'live')

/** Reports the state at once and with every change; the returned function stops it. */
export function watchTracks(
  stream: Pick<MediaStream, 'getAudioTracks' | 'getVideoTracks'>,
  onChange: (mutes: TrackMutes) => void,
): () => void {
  const report = () =>
    onChange({ isAudioMuted: isMuted(stream.getAudioTracks()), isVideoMuted: isMuted(stream.getVideoTracks()) })
  const tracks = [...stream.getAudioTracks(), ...stream.getVideoTracks()]
  for (const track of tracks) for (const type of ['mute', 'unmute']) track.addEventListener(type, report)
  report()
  return () => {
    for (const track of tracks) for (const type of ['mute', 'unmute']) track.removeEventListener(type, report)
  }
}
