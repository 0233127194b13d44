import { type ReadDocument, SpeechError } from '@candor/ai'
import { AudioExtractionError } from '@candor/media'
import { AppError } from '../errors'
import { createWorkerPool, WorkerFailure, type WorkerPool } from './create-worker-pool'
import { type WorkerTask, zAudioAnswer, zDocumentAnswer } from './tasks'
import { workerEntry } from './worker-entry'

/** A recording's bytes and where its zero stands on the answer's timeline. */
export interface RecordedBytes {
  readonly media: Uint8Array
  readonly startMs: number
}

export interface Workers {
  readonly readDocument: ReadDocument
  /** 16 kHz mono WAV. Throws AudioExtractionError, or SpeechError (retryable) when the worker did not live to answer. */
  readonly extractWav16k: (segments: readonly RecordedBytes[]) => Promise<Uint8Array>
  close(): Promise<void>
}

const resourceLimits = { maxOldGenerationSizeMb: 512 }
/** An hour's recording decodes into less; a file made to inflate does not stop by itself. */
const maxGrowthBytes = 1024 * 1024 * 1024
/** The reader gives up by itself after 20 s where it can; this is for where it can't. */
const documentDeadlineMs = 25_000
/** About 3 % of real time: an hour of sound on a machine half as fast as ours. */
const audioDeadlineMs = 4 * 60_000

const readIn =
  (pool: WorkerPool): ReadDocument =>
  async (bytes, fileName) => {
    try {
      return zDocumentAnswer.parse(await pool.run({ kind: 'read-document', bytes, fileName } satisfies WorkerTask))
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error
      // The file's own doing; a crowd or a stopping server is not, and whoever sent it may come again.
      if (error.code === 'late' || error.code === 'crashed') return { ok: false, code: 'unreadable' }
      throw new AppError('UNAVAILABLE')
    }
  }

const askForAudio = async (pool: WorkerPool, task: WorkerTask) => {
  try {
    return zAudioAnswer.parse(await pool.run(task))
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error
    throw new SpeechError(error.code === 'late' ? 'timeout' : 'unavailable', `sound not extracted, ${error.message}`)
  }
}

/** Threads for uploaded documents and for recorded sound, apart: a long recording keeps no candidate's CV waiting. */
export const createWorkers = (options: { documentDeadlineMs?: number; audioDeadlineMs?: number } = {}): Workers => {
  const shared = { entry: workerEntry, size: 1, resourceLimits, maxGrowthBytes }
  const documents = createWorkerPool({
    ...shared,
    maxWaiting: 16,
    deadlineMs: options.documentDeadlineMs ?? documentDeadlineMs,
  })
  const audio = createWorkerPool({ ...shared, maxWaiting: 64, deadlineMs: options.audioDeadlineMs ?? audioDeadlineMs })
  return {
    readDocument: readIn(documents),
    async extractWav16k(segments) {
      const answer = await askForAudio(audio, { kind: 'extract-audio', segments: [...segments] })
      if (answer.ok) return answer.wav
      throw new AudioExtractionError(answer.code, answer.message)
    },
    async close() {
      await Promise.all([documents.close(), audio.close()])
    },
  }
}
