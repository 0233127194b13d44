import { availableParallelism } from 'node:os'
import type { ProcessGroup } from '../process-group'
import { createWorkerPool, type WorkerPool } from './create-worker-pool'
import { findWorker } from './worker-entry'

export interface WorkersOptions {
  readonly documentDeadlineMs?: number
  readonly documentMaxCpuMs?: number
  readonly audioDeadlineMs?: number
  readonly joinDeadlineMs?: number
  readonly assessMaxCpuMs?: number
  /** The script of the processes that assess; a test plants one that fails. */
  readonly findAssessmentWorker?: () => Promise<URL>
  /** Documents that are read at once. */
  readonly readers?: number
  readonly nowMs?: () => number
  /** The processes that share what may wait, and what clients may have refused. */
  readonly processes?: ProcessGroup
}

const mebibyte = 1024 * 1024

/** Three at least, so that one client's documents leave a reader to its organization, and that organization another to the others. */
const countReaders = (): number => Math.min(4, Math.max(3, availableParallelism()))

/**
 * A school's hundred candidates behind one address wait and are read; what waits is in memory. Processes of one port get a part each,
 * and not less than a few of the largest documents (10 MiB).
 */
const createDocumentQueue = (processCount: number) => {
  const divide = (limit: number, least: number): number => Math.max(least, Math.ceil(limit / processCount))
  return {
    maxWaiting: divide(256, 16),
    maxWaitingPerFairKey: divide(160, 10),
    maxWaitingPerClient: divide(100, 6),
    maxWaitingPerOwner: 1,
    maxWaitingBytes: divide(256 * mebibyte, 48 * mebibyte),
    maxWaitingBytesPerClient: divide(96 * mebibyte, 24 * mebibyte),
  }
}

/** An honest document takes a second at most; this bounds what a hostile one can take. */
const documentMaxCpuMs = 5_000
/** On a busy machine 5 s of processor time may take this long. */
const documentDeadlineMs = 60_000
/** About 3 % of real time: an hour of sound on a machine half as fast as ours. */
const audioDeadlineMs = 4 * 60_000
/** An hour is joined in seconds where the disk is near; from an object store it takes as long as that gives. */
const joinDeadlineMs = 3 * 60_000
/** An interview takes a tenth of a second, the longest a few seconds. */
const assessDeadlineMs = 60_000
/** Bounds what a submission that was made to be slow can take. */
const assessMaxCpuMs = 10_000

/** A PDF of 500 reports takes half a minute. */
const exportDeadlineMs = 5 * 60_000

const createDocumentPool = (options: WorkersOptions): WorkerPool =>
  createWorkerPool({
    entry: () => findWorker('document-worker'),
    size: options.readers ?? countReaders(),
    queue: createDocumentQueue(options.processes?.count ?? 1),
    task: {
      deadlineMs: options.documentDeadlineMs ?? documentDeadlineMs,
      maxCpuMs: options.documentMaxCpuMs ?? documentMaxCpuMs,
    },
    process: { maxHeapMb: 320, maxRssBytes: 512 * mebibyte },
  })

const createAudioPool = (options: WorkersOptions): WorkerPool =>
  createWorkerPool({
    entry: () => findWorker('media-worker'),
    size: 1,
    queue: { maxWaiting: 64 },
    task: { deadlineMs: options.audioDeadlineMs ?? audioDeadlineMs },
    // An hour's recording decodes into less than a gibibyte outside the heap.
    process: { maxHeapMb: 512, maxRssBytes: 1_200 * mebibyte },
  })

const createJoinPool = (options: WorkersOptions): WorkerPool =>
  createWorkerPool({
    entry: () => findWorker('media-worker'),
    size: 1,
    queue: { maxWaiting: 8 },
    task: { deadlineMs: options.joinDeadlineMs ?? joinDeadlineMs },
    // Pieces of recordings pass through, none of them stays.
    process: { maxHeapMb: 320, maxYoungHeapMb: 16, maxRssBytes: 640 * mebibyte },
  })

const createAssessmentPool = (options: WorkersOptions): WorkerPool =>
  createWorkerPool({
    entry: options.findAssessmentWorker ?? (() => findWorker('assessment-worker')),
    // One organization leaves the other process to its neighbors.
    size: 2,
    queue: { maxWaiting: 64 },
    task: { deadlineMs: assessDeadlineMs, maxCpuMs: options.assessMaxCpuMs ?? assessMaxCpuMs },
    process: { maxHeapMb: 512, maxYoungHeapMb: 8, maxRssBytes: 768 * mebibyte },
  })

/** One process: a judge run waits in it for its model. */
const createJudgePool = (): WorkerPool =>
  createWorkerPool({
    entry: () => findWorker('assessment-worker'),
    size: 1,
    queue: { maxWaiting: 64 },
    task: { deadlineMs: assessDeadlineMs },
    // What an interview leaves behind is soon garbage: a small young generation for it takes 30 MB less, and the engine no longer.
    process: { maxHeapMb: 512, maxYoungHeapMb: 8, maxRssBytes: 768 * mebibyte },
    // A judge run waits for its model in this process, and has to begin again in another.
    recycle: { idleMs: 120_000, maxTasks: 1_000, maxRssBytes: 384 * mebibyte },
  })

/** One process: exports take turns, and what a file is made of passes through it as a whole. */
const createExportPool = (): WorkerPool =>
  createWorkerPool({
    entry: () => findWorker('export-worker'),
    size: 1,
    queue: { maxWaiting: 8 },
    task: { deadlineMs: exportDeadlineMs },
    process: { maxHeapMb: 512, maxRssBytes: 768 * mebibyte },
  })

export const createPools = (options: WorkersOptions) => ({
  documents: createDocumentPool(options),
  audio: createAudioPool(options),
  joins: createJoinPool(options),
  assessments: createAssessmentPool(options),
  judges: createJudgePool(),
  exports: createExportPool(),
})
