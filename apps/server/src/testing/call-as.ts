import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../http/caller'
import { setCaller } from '../http/request-caller'

/** Lets a test say who calls, in place of the server's authentication. */
export function callAs(app: FastifyInstance, findCaller: (request: FastifyRequest) => Caller): void {
  app.addHook('onRequest', async (request) => setCaller(request, findCaller(request)))
}
