import type { CallerPart } from '@candor/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from './caller'

/** What a handler of a typed route gets besides its input. */
export interface RequestContext {
  readonly requestId: string
  readonly caller: Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** How modules answer "who is this": identity reads the session cookie, sessions the candidate cookie. Only these parts are looked up. */
export type Authenticate = (request: FastifyRequest, parts: readonly CallerPart[]) => Promise<Caller>
