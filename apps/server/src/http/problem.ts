import { type ErrorCode, errorStatus, type Problem, problemTitle } from '@candor/contract'
import { isDatabaseUnavailable } from '@candor/db'
import { BytesUnavailableError } from '@candor/media'
import { ORPCError } from '@orpc/server'
import { z } from 'zod'
import { AppError } from '../platform/errors'

/** RFC 9457 problem details of a code. */
export const createProblem = (
  code: ErrorCode,
  requestId: string,
  details: {
    readonly params?: Problem['params'] | undefined
    readonly fields?: Problem['fields'] | undefined
  } = {},
): Problem => ({
  type: `about:blank#${code.toLowerCase()}`,
  title: problemTitle(code),
  status: errorStatus[code],
  code,
  requestId,
  ...(details.params === undefined ? {} : { params: details.params }),
  ...(details.fields === undefined ? {} : { fields: details.fields }),
})

const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_NOT_FOUND: 'NOT_FOUND',
}

const isCoded = (error: unknown): error is { code: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'

/** Seconds after which a temporary refusal is worth a retry, by status. */
const retryAfterSeconds: Readonly<Record<number, number>> = { 429: 60, 503: 2, 507: 5 }

/** Where the code says more than its status. */
const retryAfterSecondsByCode: Readonly<Partial<Record<ErrorCode, number>>> = {
  // Within a few seconds an unavailable process is back, or its work is taken over.
  RECORDING_UNAVAILABLE: 1,
  RATE_LIMITED: 5,
}

/** A refusal that knows its wait says so in `seconds`. */
export const retryHeaders = (code: ErrorCode, params?: Problem['params']): Readonly<Record<string, string>> => {
  const usual = retryAfterSecondsByCode[code] ?? retryAfterSeconds[errorStatus[code]]
  const { seconds = usual } = params ?? {}
  return usual === undefined ? {} : { 'retry-after': String(seconds) }
}

const fromOperation = (error: unknown): AppError | null => {
  if (error instanceof AppError) return error
  if (error instanceof BytesUnavailableError) return new AppError('RECORDING_UNAVAILABLE')
  return isDatabaseUnavailable(error) ? new AppError('UNAVAILABLE') : null
}

/** The application error that a framework's error stands for, or null: then it is a server error and answers 500. */
export const toAppError = (error: unknown): AppError | null => {
  if (error instanceof ORPCError) return ofOrpc(error)
  const own = fromOperation(error)
  if (own !== null) return own
  const known = isCoded(error) ? fastifyCodes[error.code] : undefined
  return known === undefined ? null : new AppError(known)
}

/** A name that may not be shown has words of its own; any other fault of a field has not. */
const fieldsCode = (fields: Readonly<Record<string, string>>): ErrorCode =>
  Object.values(fields).includes('NAME_NOT_ALLOWED') ? 'NAME_NOT_ALLOWED' : 'VALIDATION_FAILED'

const zIssues = z.object({
  issues: z.array(z.object({ path: z.array(z.unknown()).optional(), message: z.string() })),
})

const ofOrpc = (error: ORPCError<string, unknown>): AppError | null => {
  const own = fromOperation(error.cause)
  if (own !== null) return own
  if (error.code === 'BAD_REQUEST') {
    const issues = zIssues.safeParse(error.data)
    if (!issues.success) return new AppError('MALFORMED_REQUEST')
    const fields = Object.fromEntries(issues.data.issues.map((issue) => [(issue.path ?? []).join('.'), issue.message]))
    return new AppError(fieldsCode(fields), { fields })
  }
  if (error.code === 'NOT_FOUND') return new AppError('NOT_FOUND')
  if (error.code === 'METHOD_NOT_SUPPORTED') return new AppError('METHOD_NOT_ALLOWED')
  if (error.code === 'PAYLOAD_TOO_LARGE') return new AppError('PAYLOAD_TOO_LARGE')
  if (error.code === 'UNSUPPORTED_MEDIA_TYPE') return new AppError('UNSUPPORTED_MEDIA_TYPE')
  return null
}

/** Problem details travel inside oRPC's error as its data: the codec's encoder takes them out again. */
export const toOrpcError = (problem: Problem): ORPCError<string, Problem> =>
  new ORPCError(problem.code, { status: problem.status, data: problem, defined: true, message: problem.title })

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'requestId' in value && 'code' in value
