import type { FastifyRequest } from 'fastify'
import { AppError } from '../platform/errors'
import type { Caller } from './caller'

const callers = new WeakMap<FastifyRequest, Caller>()

/** Called by the hook of the API's routes alone. */
export function setCaller(request: FastifyRequest, caller: Caller): void {
  callers.set(request, caller)
}

/** The sender of this request. A request that passed no authentication is refused: it has no caller to mistake for a known person. */
export function getCaller(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  if (caller === undefined) throw new AppError('UNAUTHENTICATED')
  return caller
}
