import type { ProviderUse, RecordUse } from '@candor/ai'
import type { Deps } from '../../deps'
import { errorType } from '../error-type'
import * as repo from './repo/provider-use'

type RecorderDeps = Pick<Deps, 'withActor' | 'newId' | 'log'>

export interface RecorderLimits {
  /** How long a record waits to be written together with others [2,000]. */
  readonly waitMs?: number
  /** Records that may wait while the database is unavailable; then the oldest are dropped [5,000]. */
  readonly maxWaiting?: number
}

const batchSize = 200
const worker = { kind: 'worker' } as const

export interface UsageRecorder {
  readonly record: RecordUse
  /** The stored cost, without records that still wait. */
  readonly readSpentMicroUsd: (organizationId: string, sinceMs: number) => Promise<number>
  /** Writes all waiting records. */
  stop(): Promise<void>
}

/** Records what provider calls used: written a little later and in batches, so that no call waits for it. */
export const createUsageRecorder = (deps: RecorderDeps, limits: RecorderLimits = {}): UsageRecorder => {
  const { waitMs = 2_000, maxWaiting = 5_000 } = limits
  let waiting: readonly repo.UseRow[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | null = null

  const drop = (): void => {
    const count = waiting.length - maxWaiting
    if (count <= 0) return
    waiting = waiting.slice(count)
    deps.log.warn({ count }, 'notes of what providers used are lost')
  }
  /** Returns whether the write succeeded; failed records wait for the next write. */
  const writeBatch = async (): Promise<boolean> => {
    const batch = waiting.slice(0, batchSize)
    waiting = waiting.slice(batchSize)
    try {
      await deps.withActor(worker, (tx) => repo.insertUses(tx, batch))
      return true
    } catch (error) {
      deps.log.warn({ kind: errorType(error), count: batch.length }, 'what providers used could not be noted')
      waiting = [...batch, ...waiting]
      drop()
      return false
    }
  }
  const write = async (): Promise<void> => {
    while (waiting.length > 0 && (await writeBatch()));
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    writing ??= write().finally(() => {
      writing = null
      if (waiting.length > 0) schedule()
    })
    return writing
  }
  const schedule = (): void => {
    timer ??= setTimeout(() => void flush(), waitMs)
    timer.unref()
  }
  return {
    record: (use: ProviderUse) => {
      waiting = [...waiting, { id: deps.newId(), use }]
      drop()
      schedule()
    },
    readSpentMicroUsd: (organizationId, sinceMs) =>
      deps.withActor(worker, (tx) => repo.readSpentMicroUsd(tx, organizationId, sinceMs)),
    async stop() {
      await writing
      await flush()
      clearTimeout(timer)
      timer = undefined
    },
  }
}
