import type { DocumentReading } from '@candor/ai'
import { AppError } from '../errors'
import { WorkerFailure, type WorkerPool } from './create-worker-pool'
import { type ReadDocumentTask, zDocumentAnswer } from './document-task'
import type { TaskKeys } from './fair-queue'

/** Reads a document in a worker. The keys say whose turn it is. */
export type ReadDocumentInTurn = (bytes: Uint8Array, fileName: string, keys?: TaskKeys) => Promise<DocumentReading>

/** Rejects with RATE_LIMITED if too many wait, and with UNAVAILABLE if the machine is too busy or the server stops. */
export const createDocumentReader =
  (pool: WorkerPool): ReadDocumentInTurn =>
  async (bytes, fileName, keys = {}) => {
    try {
      return zDocumentAnswer.parse(
        await pool.run({ kind: 'read-document', bytes, fileName } satisfies ReadDocumentTask, {
          ...keys,
          sizeBytes: bytes.byteLength,
        }),
      )
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
