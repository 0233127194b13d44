/** Why there is no camera or microphone, by what the person can do about it. */
export type CaptureFault = 'blocked' | 'missing' | 'inUse'

const faults: Record<string, CaptureFault> = {
  NotAllowedError: 'blocked',
  SecurityError: 'blocked',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
}

/** An unknown error counts as in use, because a retry is the best advice for it. */
export const classifyCaptureFault = (error: unknown): CaptureFault =>
  error instanceof Error ? (faults[error.name] ?? 'inUse') : 'inUse'
