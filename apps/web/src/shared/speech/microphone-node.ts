interface Known {
  context: AudioContext
  node: MediaStreamAudioSourceNode
}

const known = new WeakMap<MediaStreamTrack, Known>()

/**
 * The microphone as a node, shared per track: Chromium never frees such a node, even if it is disconnected and
 * its track has ended. Disconnect from it what you connected, nothing else. Null: no sound in the stream.
 */
export function microphoneNode(context: AudioContext, stream: MediaStream): MediaStreamAudioSourceNode | null {
  const track = stream.getAudioTracks()[0]
  if (track === undefined) return null
  const existing = known.get(track)
  if (existing?.context === context) return existing.node
  const node = context.createMediaStreamSource(stream)
  known.set(track, { context, node })
  return node
}
