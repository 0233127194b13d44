import { getErrorCode, getErrorMessage } from './errors'

/** Thrown instead of waiting, when more callers wait for a connection than may wait. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError'
  constructor() {
    super('Too many callers wait for a database connection')
  }
}

/**
 * PostgreSQL's codes of a temporary state: no connection left, disk or memory full, shutting down or starting, a canceled
 * statement, a lock that did not become free, a deadlock or conflict that a retry did not resolve.
 */
const temporaryCodes =
  /^(08\w{3}|53\w{3}|57P0[1-5]|57014|55P03|25P03|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT)$/

/** What the driver says where it gives no code. */
const temporaryMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end)/

const longestChain = 8

/** The error, what caused it, what caused that, and so on. */
function listCauses(error: unknown): readonly Error[] {
  const causes: Error[] = []
  let current = error
  while (current instanceof Error && causes.length < longestChain) {
    causes.push(current)
    current = current instanceof AggregateError ? current.errors[0] : current.cause
  }
  return causes
}

/** Only the driver's errors: a missing file has the code ENOENT too. */
function isFromDriver(error: Error): boolean {
  return !('syscall' in error) || error.syscall === 'connect' || error.syscall === 'read' || error.syscall === 'write'
}

function isTemporary(error: Error): boolean {
  if (error instanceof DatabaseBusyError) return true
  if (temporaryCodes.test(getErrorCode(error))) return isFromDriver(error)
  return temporaryMessages.test(getErrorMessage(error))
}

/** Whether the database could not do now what it will do later: the caller answers 503, not 500. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return listCauses(error).some(isTemporary)
}

/** Two transactions waited for one another, or a concurrent one changed what this one had read: a retry usually succeeds. */
export function isTransactionConflict(error: unknown): boolean {
  return listCauses(error).some((cause) => ['40001', '40P01'].includes(getErrorCode(cause)))
}
