import { ApiError } from '../../../shared/api/api-error'

/** The link itself is at fault; a connection that failed is not, and can be tried again. */
export const isBrokenLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'LINK_INVALID' || error.code === 'VALIDATION_FAILED')
