import { AudioExtractionError, extractWav16k, JoinError, joinRecordings } from '@candor/media'
import type { BorrowedBytes } from './borrow-bytes'
import { pieceBytes } from './byte-channel'
import {
  type AudioAnswer,
  type ExtractAudioTask,
  type JoinAnswer,
  type JoinRecordingsTask,
  zMediaTask,
} from './media-tasks'
import { serveTasks } from './serve-tasks'

/** In pieces: a single message of an hour's sound would block the server. */
const writeInPieces = async (target: BorrowedBytes['target'], all: Uint8Array): Promise<void> => {
  for (let position = 0; position < all.byteLength; position += pieceBytes) {
    await target.write(position, all.subarray(position, position + pieceBytes))
  }
}

const extractAudio = async ({ segments }: ExtractAudioTask, bytes: BorrowedBytes): Promise<AudioAnswer> => {
  try {
    const sources = segments.map(({ sizeBytes, startMs }, index) => ({
      media: bytes.source(index, sizeBytes),
      startMs,
    }))
    const wav = await extractWav16k(sources)
    await writeInPieces(bytes.target, wav)
    return { ok: true, sizeBytes: wav.byteLength }
  } catch (error) {
    if (!(error instanceof AudioExtractionError)) throw error
    return { ok: false, code: error.code, message: error.message }
  }
}

const join = async ({ parts }: JoinRecordingsTask, bytes: BorrowedBytes): Promise<JoinAnswer> => {
  let index = -1
  const sourced = parts.map((part) =>
    part.map(({ sizeBytes, startMs, durationMs }) => {
      index += 1
      return { media: bytes.source(index, sizeBytes), startMs, durationMs }
    }),
  )
  try {
    return { ok: true, joined: await joinRecordings(sourced, bytes.target) }
  } catch (error) {
    if (!(error instanceof JoinError)) throw error
    return { ok: false, code: error.code, message: error.message }
  }
}

/** The script of a process that extracts sound or joins recordings. */
serveTasks(async (message, bytes) => {
  const task = zMediaTask.parse(message)
  return task.kind === 'extract-audio' ? extractAudio(task, bytes) : join(task, bytes)
})
