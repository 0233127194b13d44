import fastifyWebsocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/errors'
import { closeCodes, closeSocket, maxPayloadBytes, wireLimits } from './wire'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route also opens WebSockets; on every other one an upgrade is refused. */
    opensSockets?: boolean
  }
}

/** Sends what was written last; a client that does not answer the close is terminated. */
const endAll = async (sockets: readonly WebSocket[]): Promise<void> => {
  await Promise.all(
    sockets.map((socket) => {
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      closeSocket(socket, closeCodes.restart, wireLimits.closeWithinMs)
      return closed
    }),
  )
}

/** Makes upgrades possible on the routes that say so. Before the routes: they are read as they are added. */
export const registerSockets = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyWebsocket, {
    options: { maxPayload: maxPayloadBytes, perMessageDeflate: false },
    preClose: (done) => {
      void endAll([...app.websocketServer.clients]).then(() => {
        app.websocketServer.close()
        done()
      })
    },
  })
  app.addHook('onRequest', async (request) => {
    if (request.ws && request.routeOptions.config.opensSockets !== true) throw new AppError('MALFORMED_REQUEST')
  })
}
