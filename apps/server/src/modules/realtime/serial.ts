/** Runs one task after the other. A task that fails is told of and does not stop those behind it. */
export const createSerial = (onError: (error: unknown) => void) => {
  let last: Promise<void> = Promise.resolve()
  return {
    run(task: () => Promise<void>): Promise<void> {
      last = last.then(task).catch(onError)
      return last
    },
    /** Once everything that waits now is done. */
    idle: (): Promise<void> => last,
  }
}
export type Serial = ReturnType<typeof createSerial>
