/**
 * The appends in progress in one process. A caller that raises an upload's epoch waits for them: afterwards no append
 * admitted under the earlier epoch can land.
 */
export const createWriteGate = () => {
  const running = new Map<string, Set<Promise<unknown>>>()
  const leave = (uploadId: string, write: Promise<unknown>): void => {
    const writes = running.get(uploadId)
    writes?.delete(write)
    if (writes?.size === 0) running.delete(uploadId)
  }
  return {
    /** `write` reads the epoch itself, inside. */
    async run<T>(uploadId: string, write: () => Promise<T>): Promise<T> {
      const current = write()
      const writes = running.get(uploadId) ?? new Set()
      running.set(uploadId, writes.add(current))
      try {
        return await current
      } finally {
        leave(uploadId, current)
      }
    },
    /** Resolves when the appends that were in progress at the call have succeeded or failed. */
    async drained(uploadId: string): Promise<void> {
      await Promise.allSettled([...(running.get(uploadId) ?? [])])
    },
  }
}
export type WriteGate = ReturnType<typeof createWriteGate>
