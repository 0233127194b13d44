import { STATUS_CODES } from 'node:http'
import { type ErrorCode, errorCodes, errorStatus, pipelineErrors } from '@candor/contract'

const getResponseName = (status: number): string => (STATUS_CODES[status] ?? String(status)).replaceAll(/\W/g, '')

/** RFC 9457 problem details, as they travel. */
export const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'requestId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: errorCodes },
    params: { type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
} as const

const describeStatus = (status: number): string => {
  const codes = errorCodes.filter((code) => errorStatus[code] === status)
  return `${STATUS_CODES[status] ?? status}: ${codes.join(', ')}`
}

/** Every error response, once per status; its description lists the codes that have this status. */
export const problemComponents = Object.fromEntries(
  [...new Set(Object.values(errorStatus))].sort().map((status) => [
    getResponseName(status),
    {
      description: describeStatus(status),
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]),
)

/** The error responses of one operation, as references. */
export function referToProblems(statuses: Iterable<number>): Readonly<Record<string, { readonly $ref: string }>> {
  return Object.fromEntries(
    [...statuses].map((status) => [String(status), { $ref: `#/components/responses/${getResponseName(status)}` }]),
  )
}

/** The statuses that the pipeline answers, and those of the operation's own codes. */
export const listProblemStatuses = (codes: readonly ErrorCode[]): ReadonlySet<number> =>
  new Set([...pipelineErrors, ...codes].map((code) => errorStatus[code]))
