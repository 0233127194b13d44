import { readDocument } from '@candor/ai'
import { assess } from '@candor/assess'
import { AudioExtractionError, extractWav16k, JoinError, joinRecordings } from '@candor/media'
import type { BorrowedBytes } from './borrow-bytes'
import { pieceBytes } from './byte-channel'
import { takeJudgeStep } from './judge-runs'
import { serveTasks } from './serve-tasks'
import { type AudioAnswer, type JoinAnswer, type WorkerTask, zWorkerTask } from './tasks'

/*
 * The script of a worker process: one message in, one message out. Whatever is thrown here and is no answer ends this
 * process, and the server answers for it.
 */
type TaskOf<K extends WorkerTask['kind']> = Extract<WorkerTask, { kind: K }>

/** In pieces: a single message of an hour's sound would block the server. */
const writeInPieces = async (target: BorrowedBytes['target'], all: Uint8Array): Promise<void> => {
  for (let position = 0; position < all.byteLength; position += pieceBytes) {
    await target.write(position, all.subarray(position, position + pieceBytes))
  }
}

const extractAudio = async ({ segments }: TaskOf<'extract-audio'>, bytes: BorrowedBytes): Promise<AudioAnswer> => {
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

const join = async ({ parts }: TaskOf<'join-recordings'>, bytes: BorrowedBytes): Promise<JoinAnswer> => {
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

const answerTask = async (message: unknown, bytes: BorrowedBytes): Promise<unknown> => {
  const task = zWorkerTask.parse(message)
  switch (task.kind) {
    case 'read-document':
      return readDocument(task.bytes, task.fileName)
    case 'extract-audio':
      return extractAudio(task, bytes)
    case 'join-recordings':
      return join(task, bytes)
    case 'assess': {
      const { input, id, createdAt } = task
      return assess(input, { newId: () => id, clockIso: () => createdAt })
    }
    case 'judge':
      return takeJudgeStep(task)
  }
}

serveTasks(answerTask)
