import pLimit from 'p-limit'

/** Runs one task after the other. A failed task is reported and does not stop later tasks. */
export function createTaskQueue(onError: (error: unknown) => void) {
  const limit = pLimit(1)
  return {
    run: (task: () => Promise<void>): Promise<void> => limit(() => task().catch(onError)),
    /** Resolves once every task queued so far has ended. */
    idle: (): Promise<void> => limit(() => Promise.resolve()),
  }
}
export type TaskQueue = ReturnType<typeof createTaskQueue>
