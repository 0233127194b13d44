import { type AppendStore, AudioExtractionError, extractWav16k, openStoredMedia, type RangedMedia } from '@candor/media'

/** Decodes recordings into one WAV: in a worker of the server's, where there is one. */
type ExtractAudio = (segments: readonly { media: RangedMedia; startMs: number }[]) => Promise<Uint8Array>

/** A stretch of sound that a recognizer accepts; `offsetMs` is where it begins on the answer's own timeline. */
export interface AudioClip {
  readonly bytes: Uint8Array
  readonly mime: string
  readonly offsetMs: number
}

interface RecordedSegment {
  readonly storageKey: string
  readonly mime: string
  readonly startOffsetMs: number
}

/** Reads the sound of a take's recorded segments; an empty list where there is none that can be read. */
export interface RecordedAudio {
  clips(segments: readonly RecordedSegment[]): Promise<readonly AudioClip[]>
}

const headerBytes = 44
const bytesPerMs = 32
/** Recognizers accept 25 MB at most: ten minutes are 19 MB. */
const clipMs = 10 * 60_000

const withHeader = (wav: Uint8Array, samples: Uint8Array): Uint8Array => {
  const clip = new Uint8Array(headerBytes + samples.byteLength)
  clip.set(wav.subarray(0, headerBytes))
  clip.set(samples, headerBytes)
  const view = new DataView(clip.buffer)
  view.setUint32(4, headerBytes - 8 + samples.byteLength, true)
  view.setUint32(40, samples.byteLength, true)
  return clip
}

/** A long WAV (16 kHz, 16 bit, mono, 44 bytes of header) as clips of at most ten minutes. */
export const cutWav = (wav: Uint8Array): readonly AudioClip[] => {
  const clips: AudioClip[] = []
  const clipBytes = clipMs * bytesPerMs
  for (let at = headerBytes; at < wav.byteLength; at += clipBytes) {
    const samples = wav.subarray(at, Math.min(at + clipBytes, wav.byteLength))
    clips.push({ bytes: withHeader(wav, samples), mime: 'audio/wav', offsetMs: (at - headerBytes) / bytesPerMs })
  }
  return clips
}

/** Further apart than this, segments are transcribed one by one: the silence between them is not worth the memory. */
const longestJoinMs = 60 * 60_000

type Stored = { readonly segment: RecordedSegment; readonly media: RangedMedia }

const findMedia = async (store: AppendStore, segment: RecordedSegment): Promise<Stored[]> => {
  const stat = await store.stat(segment.storageKey)
  if (stat === null) return []
  return [{ segment, media: openStoredMedia(store, { key: segment.storageKey, sizeBytes: stat.sizeBytes }) }]
}

const groupMedia = (media: readonly Stored[]): readonly (readonly Stored[])[] =>
  media.some(({ segment }) => segment.startOffsetMs > longestJoinMs) ? media.map((entry) => [entry]) : [media]

/** As it was recorded, for recognizers that know more codecs than we do. */
const asRecorded = async ({ segment, media }: Stored): Promise<AudioClip> => ({
  bytes: await media.read(0, media.sizeBytes),
  mime: segment.mime,
  offsetMs: segment.startOffsetMs,
})

const extractGroup = async (extract: ExtractAudio, group: readonly Stored[]): Promise<readonly AudioClip[]> => {
  const [first] = group
  const baseMs = group.length === 1 ? (first?.segment.startOffsetMs ?? 0) : 0
  try {
    const joined = group.map(({ segment, media }) => ({ media, startMs: segment.startOffsetMs - baseMs }))
    return cutWav(await extract(joined)).map((clip) => ({ ...clip, offsetMs: clip.offsetMs + baseMs }))
  } catch (error) {
    if (!(error instanceof AudioExtractionError)) throw error
    return error.code === 'unsupported_audio_codec' ? Promise.all(group.map(asRecorded)) : []
  }
}

/** Reads from the append store. Sound in a codec that we can't decode goes to the recognizer as it was recorded. */
export const createRecordedAudio = (store: AppendStore, extract: ExtractAudio = extractWav16k): RecordedAudio => ({
  async clips(segments) {
    const media = (await Promise.all(segments.map((segment) => findMedia(store, segment)))).flat()
    const clips: AudioClip[] = []
    for (const group of groupMedia(media)) clips.push(...(await extractGroup(extract, group)))
    return clips
  },
})
