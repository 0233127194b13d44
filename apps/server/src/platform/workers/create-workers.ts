import { SpeechError } from '@candor/ai'
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
import { systemClock } from '../clock'
import { AppError } from '../errors'
import type { AssessTask } from './assessment-tasks'
import { AudioOverrunError } from './audio-overrun-error'
import { createDocumentReader, type ReadDocumentInTurn } from './create-document-reader'
import { createPools, type WorkersOptions } from './create-pools'
import { createRemoteJudge } from './create-remote-judge'
import { WorkerFailure, type WorkerPool } from './create-worker-pool'
import { type ExportTask, zExportAnswer } from './export-tasks'
import type { TaskKeys } from './fair-queue'
import {
  type AudioAnswer,
  type ExtractAudioTask,
  type JoinRecordingsTask,
  zAudioAnswer,
  zJoinAnswer,
} from './media-tasks'
import { type ServedBytes, serveBytes } from './serve-bytes'

/** A recording, read piece by piece, and where its zero stands on the answer's timeline. */
export interface RecordedBytes {
  readonly media: RangedMedia
  readonly startMs: number
}

/** Answers the size of the file. */
export type WriteExport = (task: ExportTask, target: JoinTarget) => Promise<{ readonly sizeBytes: number }>

export type JoinParts = readonly (readonly JoinSegment[])[]

export interface Workers {
  readonly readDocument: ReadDocumentInTurn
  /** 16 kHz mono WAV. Throws AudioExtractionError, or SpeechError (retryable) when the worker did not live to answer. */
  readonly extractWav16k: (segments: readonly RecordedBytes[]) => Promise<Uint8Array>
  /** One at a time. Throws JoinError, UNAVAILABLE (a crowd, or it took too long), or what reading or writing failed with. */
  readonly joinRecordings: (parts: JoinParts, target: JoinTarget) => Promise<Joined>
  /** The built-in engine, beside the thread in which interviews are held. Rejects with WorkerFailure. */
  assessInterview(input: AssessInput, version: { id: string; createdAt: string }, keys?: TaskKeys): Promise<Assessment>
  /**
   * The judge that asks a model: all but the asking is done beside this thread. Rejects with what `ask` rejected with, with
   * UNAVAILABLE (a crowd, or the server stops), or with WorkerFailure.
   */
  readonly judgeInterview: JudgeInterview
  /** Writes a PDF or a workbook to the target. Throws UNAVAILABLE (a crowd, or it took too long), or what writing failed with. */
  readonly writeExport: WriteExport
  /** Starts what a person would wait for: a reader. One without a document is ready from then on. */
  warmUp(): Promise<void>
  /** The worker processes that are alive. */
  listPids(): number[]
  close(): Promise<void>
}

/** Runs a task that borrows bytes; a failed read is reported as itself, not as the worker's error. */
const runBorrowing = async (
  pool: WorkerPool,
  task: ExtractAudioTask | JoinRecordingsTask | ExportTask,
  bytes: ServedBytes,
): Promise<unknown> => {
  try {
    const answer = await pool.run(task, { bytes })
    bytes.check()
    return answer
  } catch (error) {
    bytes.check()
    throw error
  }
}

const createJoiner =
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
      const task = { kind: 'join-recordings', parts: places } satisfies JoinRecordingsTask
      const answer = zJoinAnswer.parse(await runBorrowing(pool, task, served))
      if (answer.ok) return answer.joined
      throw new JoinError(answer.code, answer.message)
    } catch (error) {
      throw error instanceof WorkerFailure ? new AppError('UNAVAILABLE') : error
    }
  }

const createExportWriter =
  (pool: WorkerPool): WriteExport =>
  async (task, target) => {
    const served = serveBytes([], target)
    try {
      return zExportAnswer.parse(await runBorrowing(pool, task, served))
    } catch (error) {
      throw error instanceof WorkerFailure ? new AppError('UNAVAILABLE') : error
    }
  }

/** Pieces that a worker writes one after the other. */
const collectPieces = () => {
  const pieces: Uint8Array[] = []
  return {
    target: {
      async write(_positionBytes: number, bytes: Uint8Array): Promise<void> {
        pieces.push(bytes)
      },
    } satisfies JoinTarget,
    join: (): Uint8Array => Buffer.concat(pieces),
  }
}

const createAudioExtractor =
  (pool: WorkerPool): Workers['extractWav16k'] =>
  async (segments) => {
    const wav = collectPieces()
    const served = serveBytes(
      segments.map(({ media }) => media),
      wav.target,
    )
    const places = segments.map(({ media, startMs }) => ({ sizeBytes: media.sizeBytes, startMs }))
    const answer = await askForAudio(pool, { kind: 'extract-audio', segments: places }, served)
    if (answer.ok) return wav.join()
    throw new AudioExtractionError(answer.code, answer.message)
  }

const askForAudio = async (pool: WorkerPool, task: ExtractAudioTask, served: ServedBytes): Promise<AudioAnswer> => {
  try {
    return zAudioAnswer.parse(await runBorrowing(pool, task, served))
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error
    const detail = `sound not extracted, ${error.message}`
    if (error.code === 'late') throw new AudioOverrunError('timeout', detail)
    if (error.code === 'crashed') throw new AudioOverrunError('unavailable', detail)
    throw new SpeechError('unavailable', detail)
  }
}

/** Processes for documents, for recorded sound, for joins and for assessments, apart: a long recording delays no CV. */
export const createWorkers = (options: WorkersOptions = {}): Workers => {
  const pools = createPools(options)
  const { documents, audio, joins, assessments, judges } = pools
  return {
    readDocument: createDocumentReader(documents, options.nowMs ?? systemClock.nowMs, options.processes),
    assessInterview: async (input, version, keys) =>
      zAssessment.parse(await assessments.run({ kind: 'assess', input, ...version } satisfies AssessTask, keys)),
    judgeInterview: createRemoteJudge(judges),
    joinRecordings: createJoiner(joins),
    extractWav16k: createAudioExtractor(audio),
    writeExport: createExportWriter(pools.exports),
    warmUp: () => documents.warmUp(),
    listPids: () => Object.values(pools).flatMap((pool) => pool.listPids()),
    async close() {
      await Promise.all(Object.values(pools).map((pool) => pool.close()))
    },
  }
}
