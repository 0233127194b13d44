import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors'
import { maxPayloadBytes } from './wire'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route also opens WebSockets; on every other one an upgrade is refused. */
    opensSockets?: boolean
  }
}

/** Makes upgrades possible on the routes that say so. Before the routes: they are read as they are added. */
export const registerSockets = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyWebsocket, {
    options: { maxPayload: maxPayloadBytes, perMessageDeflate: false },
    // Whoever opened a socket ends it before the server stops; whatever is left is cut off.
    preClose: function (done) {
      for (const socket of this.websocketServer.clients) socket.terminate()
      this.websocketServer.close()
      done()
    },
  })
  app.addHook('onRequest', async (request) => {
    if (request.ws && request.routeOptions.config.opensSockets !== true) throw new AppError('MALFORMED_REQUEST')
  })
}
