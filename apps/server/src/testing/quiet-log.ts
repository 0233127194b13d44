import { type Logger, pino } from 'pino'

/** A log without output, for tests and benchmarks that need one. */
export const quietLog: Logger = pino({ level: 'silent' })
