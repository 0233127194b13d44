import {
  type AudioCodec,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  StreamTarget,
  type StreamTargetChunk,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny'
import type { AudioFacts, VideoFacts } from './join-segment'

/** Where the joined file goes; bytes may be written over again once (sizes that are known only later). */
export interface JoinTarget {
  write(positionBytes: number, bytes: Uint8Array): Promise<void>
}

export interface OutputTracks {
  readonly kind: 'webm' | 'mp4'
  readonly video: VideoFacts | null
  readonly audio: AudioFacts | null
}

/** Takes packets on the file's own time, each track's in order. */
export interface JoinWriter {
  video(packet: EncodedPacket, atSeconds: number): Promise<void>
  audio(packet: EncodedPacket, atSeconds: number): Promise<void>
  finish(): Promise<void>
}

const writeChunkBytes = 1024 * 1024
const webmVideo: ReadonlySet<VideoCodec> = new Set(['vp8', 'vp9', 'av1'])
const webmAudio: ReadonlySet<AudioCodec> = new Set(['opus', 'vorbis'])

/** Recorders also put H.264 into what they call WebM; such a file is Matroska, and says so. */
function formatOf({ kind, video, audio }: OutputTracks): OutputFormat {
  if (kind === 'mp4') return new Mp4OutputFormat({ fastStart: false })
  const isWebm = (!video || webmVideo.has(video.codec)) && (!audio || webmAudio.has(audio.codec))
  return isWebm ? new WebMOutputFormat() : new MkvOutputFormat()
}

function toStream(target: JoinTarget): WritableStream<StreamTargetChunk> {
  return new WritableStream({
    // A copy: what is written goes on to another thread, and the muxer uses its buffer again.
    write: ({ data, position }) => target.write(position, data.slice()),
  })
}

export async function startOutput(target: JoinTarget, tracks: OutputTracks): Promise<JoinWriter> {
  const output = new Output({
    format: formatOf(tracks),
    target: new StreamTarget(toStream(target), { chunked: true, chunkSize: writeChunkBytes }),
  })
  const { video, audio } = tracks
  const videoSource = video ? new EncodedVideoPacketSource(video.codec) : null
  const audioSource = audio ? new EncodedAudioPacketSource(audio.codec) : null
  if (videoSource) output.addVideoTrack(videoSource)
  if (audioSource) output.addAudioTrack(audioSource)
  await output.start()
  const at = ({ data, type, duration }: EncodedPacket, seconds: number) =>
    new EncodedPacket(data, type, seconds, duration)
  return {
    async video(packet, seconds) {
      if (video) await videoSource?.add(at(packet, seconds), { decoderConfig: video.decoderConfig })
    },
    async audio(packet, seconds) {
      if (audio) await audioSource?.add(at(packet, seconds), { decoderConfig: audio.decoderConfig })
    },
    finish: () => output.finalize(),
  }
}
