import type { DocumentReading } from '@candor/ai'
import { documentLimits } from '@candor/domain'
import { AppError } from '../errors'
import { type ProcessGroup, singleProcess } from '../process-group'
import { createTokenBuckets, type TokenBuckets } from '../token-buckets'
import { WorkerFailure, type WorkerPool } from './create-worker-pool'
import { type ReadDocumentTask, zDocumentAnswer } from './document-task'
import type { TaskKeys } from './fair-queue'

/** Reads a document in a worker. The keys say whose turn it is. */
export type ReadDocumentInTurn = (bytes: Uint8Array, fileName: string, keys?: TaskKeys) => Promise<DocumentReading>

/** By client address, in memory. */
const createRefusalBudgets = (nowMs: () => number, { share }: ProcessGroup): TokenBuckets =>
  share('refusedDocuments', createTokenBuckets(documentLimits.refusedOfClient, nowMs))

const readInPool = async (pool: WorkerPool, task: ReadDocumentTask, keys: TaskKeys): Promise<DocumentReading> => {
  try {
    return zDocumentAnswer.parse(await pool.run(task, { ...keys, sizeBytes: task.bytes.byteLength }))
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error
    switch (error.code) {
      case 'exhausted':
      case 'crashed':
        return { ok: false, code: 'too_complex' }
      case 'busy':
        throw new AppError('RATE_LIMITED')
      // The machine is busy, or the server stops: not the file's fault.
      case 'late':
      case 'closed':
        throw new AppError('UNAVAILABLE')
    }
  }
}

/**
 * Rejects with RATE_LIMITED if too many wait or the client sent too many documents that were refused, and with UNAVAILABLE if the
 * machine is too busy or the server stops.
 */
export const createDocumentReader = (
  pool: WorkerPool,
  nowMs: () => number,
  processes: ProcessGroup = singleProcess,
): ReadDocumentInTurn => {
  const refusals = createRefusalBudgets(nowMs, processes)
  return async (bytes, fileName, keys = {}) => {
    const { clientKey } = keys
    const seconds = clientKey === undefined ? 0 : refusals.getWaitSeconds(clientKey, 1)
    if (seconds > 0) throw new AppError('RATE_LIMITED', { params: { seconds } })
    const reading = await readInPool(pool, { kind: 'read-document', bytes, fileName }, keys)
    if (!reading.ok && clientKey !== undefined) refusals.take(clientKey, 1)
    return reading
  }
}
