import { type ReadDocument, SpeechError } from '@candor/ai'
import type { AssessInput, JudgeInterview } from '@candor/assess'
import { type Assessment, zAssessment } from '@candor/contract'
import {
  AudioExtractionError,
  JoinError,
  type Joined,
  type JoinSegment,
  type JoinTarget,
  type RangedMedia,
} from '@candor/media'
import { AppError } from '../errors'
import { createRemoteJudge } from './create-remote-judge'
import { createWorkerPool, WorkerFailure, type WorkerPool } from './create-worker-pool'
import { type ServedBytes, serveBytes } from './serve-bytes'
import { type WorkerTask, zAudioAnswer, zDocumentAnswer, zJoinAnswer } from './tasks'
import { workerEntry } from './worker-entry'

/** A recording, read piece by piece, and where its zero stands on the answer's timeline. */
export interface RecordedBytes {
  readonly media: RangedMedia
  readonly startMs: number
}

export type JoinParts = readonly (readonly JoinSegment[])[]

export interface Workers {
  readonly readDocument: ReadDocument
  /** 16 kHz mono WAV. Throws AudioExtractionError, or SpeechError (retryable) when the worker did not live to answer. */
  readonly extractWav16k: (segments: readonly RecordedBytes[]) => Promise<Uint8Array>
  /** One at a time. Throws JoinError, UNAVAILABLE (a crowd, or it took too long), or what reading or writing failed with. */
  readonly joinRecordings: (parts: JoinParts, target: JoinTarget) => Promise<Joined>
  /** The built-in engine, beside the thread in which interviews are held. Rejects with WorkerFailure. */
  assessInterview(input: AssessInput, version: { id: string; createdAt: string }): Promise<Assessment>
  /**
   * The judge that asks a model: all but the asking is done beside this thread. Rejects with what `ask` rejected with, with
   * UNAVAILABLE (a crowd, or the server stops), or with WorkerFailure.
   */
  readonly judgeInterview: JudgeInterview
  close(): Promise<void>
}

const resourceLimits = { maxOldGenerationSizeMb: 512 }
/** An hour's recording decodes into less; a file made to inflate does not stop by itself. */
const maxGrowthBytes = 1024 * 1024 * 1024
/** The reader gives up by itself after 20 s where it can; this is for where it can't. */
const documentDeadlineMs = 25_000
/** About 3 % of real time: an hour of sound on a machine half as fast as ours. */
const audioDeadlineMs = 4 * 60_000
/** An hour is joined in seconds where the disk is near; from an object store it takes as long as that gives. */
const joinDeadlineMs = 3 * 60_000
/** An interview takes a tenth of a second, the longest a few seconds. */
const assessDeadlineMs = 60_000
const maxWaitingJoins = 8
/** Small spaces are cleaned often: pieces of recordings pass through, none of them stays. */
const joinLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 320 }
/** What an interview leaves behind is soon garbage: small spaces for it take 30 MB less, and the engine no longer. */
const assessLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 512 }
const joinGrowthBytes = 512 * 1024 * 1024

const readIn =
  (pool: WorkerPool): ReadDocument =>
  async (bytes, fileName) => {
    try {
      return zDocumentAnswer.parse(await pool.run({ kind: 'read-document', bytes, fileName } satisfies WorkerTask))
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error
      // The file itself is at fault. A full queue or a stopping server is not the file's fault: the sender may retry.
      if (error.code === 'late' || error.code === 'crashed') return { ok: false, code: 'unreadable' }
      throw new AppError('UNAVAILABLE')
    }
  }

/** Runs a task that borrows bytes; a failed read is reported as itself, not as the worker's error. */
const runBorrowing = async (pool: WorkerPool, task: WorkerTask, served: ServedBytes): Promise<unknown> => {
  try {
    const answer = await pool.run(task, [served.port])
    served.check()
    return answer
  } catch (error) {
    served.check()
    throw error
  } finally {
    served.close()
  }
}

const joinIn =
  (pool: WorkerPool): Workers['joinRecordings'] =>
  async (parts, target) => {
    const served = serveBytes(
      parts.flat().map(({ media }) => media),
      target,
    )
    const places = parts.map((part) =>
      part.map(({ media, startMs, durationMs }) => ({ sizeBytes: media.sizeBytes, startMs, durationMs })),
    )
    try {
      const task = { kind: 'join-recordings', parts: places, port: served.port } satisfies WorkerTask
      const answer = zJoinAnswer.parse(await runBorrowing(pool, task, served))
      if (answer.ok) return answer.joined
      throw new JoinError(answer.code, answer.message)
    } catch (error) {
      throw error instanceof WorkerFailure ? new AppError('UNAVAILABLE') : error
    }
  }

const askForAudio = async (pool: WorkerPool, segments: readonly RecordedBytes[]) => {
  const served = serveBytes(
    segments.map(({ media }) => media),
    null,
  )
  const places = segments.map(({ media, startMs }) => ({ sizeBytes: media.sizeBytes, startMs }))
  try {
    const task = { kind: 'extract-audio', segments: places, port: served.port } satisfies WorkerTask
    return zAudioAnswer.parse(await runBorrowing(pool, task, served))
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error
    throw new SpeechError(error.code === 'late' ? 'timeout' : 'unavailable', `sound not extracted, ${error.message}`)
  }
}

/** Threads for documents, for recorded sound and for joins, apart: a long recording keeps no candidate's CV waiting. */
export const createWorkers = (
  options: { documentDeadlineMs?: number; audioDeadlineMs?: number; joinDeadlineMs?: number } = {},
): Workers => {
  const shared = { entry: workerEntry, size: 1, resourceLimits, maxGrowthBytes }
  const documents = createWorkerPool({
    ...shared,
    maxWaiting: 16,
    deadlineMs: options.documentDeadlineMs ?? documentDeadlineMs,
  })
  const audio = createWorkerPool({ ...shared, maxWaiting: 64, deadlineMs: options.audioDeadlineMs ?? audioDeadlineMs })
  const joins = createWorkerPool({
    ...shared,
    resourceLimits: joinLimits,
    maxGrowthBytes: joinGrowthBytes,
    maxWaiting: maxWaitingJoins,
    deadlineMs: options.joinDeadlineMs ?? joinDeadlineMs,
  })
  const assessments = createWorkerPool({
    ...shared,
    resourceLimits: assessLimits,
    maxWaiting: 64,
    deadlineMs: assessDeadlineMs,
  })
  return {
    readDocument: readIn(documents),
    assessInterview: async (input, version) =>
      zAssessment.parse(await assessments.run({ kind: 'assess', input, ...version } satisfies WorkerTask)),
    judgeInterview: createRemoteJudge(assessments),
    joinRecordings: joinIn(joins),
    async extractWav16k(segments) {
      const answer = await askForAudio(audio, segments)
      if (answer.ok) return answer.wav
      throw new AudioExtractionError(answer.code, answer.message)
    },
    async close() {
      await Promise.all([documents.close(), audio.close(), joins.close(), assessments.close()])
    },
  }
}
