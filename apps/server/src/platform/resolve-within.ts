type ScheduleCall = (delayMs: number, run: () => void) => () => void

const scheduleTimeout: ScheduleCall = (delayMs, run) => {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}

/** The result of the work, or null if it takes longer than the limit. `schedule` returns what cancels the call. */
export async function resolveWithin<T>(
  work: Promise<T>,
  limitMs: number,
  schedule: ScheduleCall = scheduleTimeout,
): Promise<T | null> {
  let cancel: () => void = () => undefined
  const expired = new Promise<null>((resolve) => {
    cancel = schedule(limitMs, () => resolve(null))
  })
  try {
    return await Promise.race([work, expired])
  } finally {
    cancel()
  }
}
