import type { ErrorCode } from '@candor/contract'

export interface ProblemData {
  /** Values for the words shown: limits, seconds to wait. */
  params: Readonly<Record<string, string | number>>
  /** Field name to what is wrong with it, for VALIDATION_FAILED. */
  fields: Readonly<Record<string, string>>
  /** What support needs to find this in the log; null where the answer did not come from our server. */
  requestId: string | null
}

/** A refusal of the server: `code` chooses the words, `status` is HTTP's. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly data: ProblemData

  constructor(code: ErrorCode, status: number, data: ProblemData) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.data = data
  }
}

const codesByStatus: Record<number, ErrorCode> = {
  400: 'MALFORMED_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  422: 'VALIDATION_FAILED',
  429: 'RATE_LIMITED',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'UNAVAILABLE',
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function pick<T>(value: unknown, keeps: (leaf: unknown) => leaf is T): Record<string, T> {
  const out: Record<string, T> = {}
  for (const [key, leaf] of Object.entries(isRecord(value) ? value : {})) if (keeps(leaf)) out[key] = leaf
  return out
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNumber = (value: unknown): value is string | number => isText(value) || typeof value === 'number'

/** Reads problem details. A proxy's page, or a code of a newer server, becomes the nearest code for its status. */
export function readProblem(body: unknown, status: number, isKnown: (code: unknown) => code is ErrorCode): ApiError {
  const problem = isRecord(body) ? body : {}
  const code = isKnown(problem.code) ? problem.code : (codesByStatus[status] ?? 'INTERNAL')
  return new ApiError(code, status, {
    params: pick(problem.params, isTextOrNumber),
    fields: pick(problem.fields, isText),
    requestId: isText(problem.requestId) ? problem.requestId : null,
  })
}
