import { type Logger, pino } from 'pino'

/** For whoever needs a log and shows none, benches too. */
export const quietLog: Logger = pino({ level: 'silent' })
