import { type Logger, pino } from 'pino'
import { serializeError } from '../platform/error-type'
import type { Env } from '../platform/settings/env'

/** All processes write to one stream. Each line says which one wrote it; 0 is the main process. Null: there is only one. */
export const createLog = (env: Env, processNumber: number | null): Logger =>
  pino({
    level: env.LOG_LEVEL,
    base: processNumber === null ? null : { process: processNumber },
    serializers: { err: serializeError },
  })
