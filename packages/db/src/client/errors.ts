/** Why a database could not be opened: the start prints the sentence and exits non-zero. */
export type DatabaseErrorCode =
  | 'data_dir_locked'
  | 'data_dir_not_writable'
  | 'data_dir_not_reachable'
  | 'data_dir_other_version'
  | 'secrets_missing'
  | 'binaries_missing'
  | 'embedded_start_failed'
  | 'database_unreachable'
  | 'database_too_old'
  | 'database_newer_than_code'
  | 'app_role_missing'
  | 'actor_roles_missing'

/** One sentence for a person, with what to do, and a code for a program. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode

  constructor(code: DatabaseErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'DatabaseError'
    this.code = code
  }
}

/** The `code` of a Node or PostgreSQL error, or an empty string. */
export function getErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}

/** What an unknown thrown value says of itself. */
export function getErrorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return getErrorMessage(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
