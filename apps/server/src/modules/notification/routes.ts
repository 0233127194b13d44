import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { listOutbox } from './operations/list-outbox'
import { type UnsubscribePorts, unsubscribe } from './operations/unsubscribe'
import { presentOutboxMail } from './present'

/** A mail program may send any other text: an invalid token is refused by its signature. */
const zUnsubscribe = z.object({ token: z.string().max(1000).catch('') })

/** The outbox page. */
export const createNotificationRoutes = (deps: Deps, os: Implementer) => ({
  routes: {
    outbox: {
      list: os.notification.outbox.list.handler(async () => ({
        items: (await listOutbox(deps)).map(presentOutboxMail),
      })),
    },
  },
})

/** The one-click unsubscribe address. */
export const createUnsubscribe =
  (deps: Deps, { stopNoticeMails }: UnsubscribePorts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { token } = zUnsubscribe.parse(request.query)
    await unsubscribe({ ...deps, stopNoticeMails }, { token })
    return reply.status(204).send()
  }
