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

/** The destination of the joined file. Bytes may be overwritten once, for sizes that become known later. */
export interface JoinTarget {
  write(positionBytes: number, bytes: Uint8Array): Promise<void>
}

export interface OutputTracks {
  readonly kind: 'webm' | 'mp4'
  readonly video: VideoFacts | null
  readonly audio: AudioFacts | null
}

/** Accepts packets with times of the output file, in order for each track. */
export interface JoinWriter {
  writeVideo(packet: EncodedPacket, atSeconds: number): Promise<void>
  writeAudio(packet: EncodedPacket, atSeconds: number): Promise<void>
  finish(): Promise<void>
}

const writeChunkBytes = 1024 * 1024
const webmVideo: ReadonlySet<VideoCodec> = new Set(['vp8', 'vp9', 'av1'])
const webmAudio: ReadonlySet<AudioCodec> = new Set(['opus', 'vorbis'])

/** Recorders also put H.264 into what they call WebM; such a file is written as Matroska. */
function createOutputFormat({ kind, video, audio }: OutputTracks): OutputFormat {
  if (kind === 'mp4') return new Mp4OutputFormat({ fastStart: false })
  const isWebm = (!video || webmVideo.has(video.codec)) && (!audio || webmAudio.has(audio.codec))
  return isWebm ? new WebMOutputFormat() : new MkvOutputFormat()
}

function createWritableStream(target: JoinTarget): WritableStream<StreamTargetChunk> {
  return new WritableStream({
    // A copy, because the bytes go to another thread and the muxer reuses its buffer.
    write: ({ data, position }) => target.write(position, data.slice()),
  })
}

export async function startOutput(target: JoinTarget, tracks: OutputTracks): Promise<JoinWriter> {
  const output = new Output({
    format: createOutputFormat(tracks),
    target: new StreamTarget(createWritableStream(target), { chunked: true, chunkSize: writeChunkBytes }),
  })
  const { video, audio } = tracks
  const videoSource = video ? new EncodedVideoPacketSource(video.codec) : null
  const audioSource = audio ? new EncodedAudioPacketSource(audio.codec) : null
  if (videoSource) output.addVideoTrack(videoSource)
  if (audioSource) output.addAudioTrack(audioSource)
  await output.start()
  const moveTo = ({ data, type, duration }: EncodedPacket, seconds: number) =>
    new EncodedPacket(data, type, seconds, duration)
  return {
    async writeVideo(packet, seconds) {
      if (video) await videoSource?.add(moveTo(packet, seconds), { decoderConfig: video.decoderConfig })
    },
    async writeAudio(packet, seconds) {
      if (audio) await audioSource?.add(moveTo(packet, seconds), { decoderConfig: audio.decoderConfig })
    },
    finish: () => output.finalize(),
  }
}
