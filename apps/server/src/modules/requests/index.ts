import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { EventHandlers } from '../../platform/events/deliver-events'
import type { QueueMail } from '../notification'
import { mailAnswer } from './events/mail-answer'
import { createOwnRequestRoutes, createRequestRoutes } from './routes'

/** What candidates ask of the company about their interviews, and the answers of its members. */
export const createRequests = (
  deps: Deps,
  { os, queueMail }: { readonly os: Implementer; readonly queueMail: QueueMail },
) => ({
  routes: createRequestRoutes(deps, os),
  seekerRoutes: createOwnRequestRoutes(deps, os),
  eventHandlers: {
    'request.answered': (tx, event) => mailAnswer({ ...deps, queueMail }, tx, event),
  } satisfies EventHandlers,
})
