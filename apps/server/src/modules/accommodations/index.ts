import type { Implementer } from '../../http/implement'
import type { EventHandlers } from '../../platform/events/deliver-events'
import type { QueueMail } from '../notification'
import { mailAccommodationAnswer } from './events/mail-accommodation-answer'
import type { AccommodationParts } from './ports'
import { createAccommodationRoutes } from './routes'

/** What candidates need in order to take their interviews, and the answers of the company's members. */
export const createAccommodations = (
  parts: AccommodationParts,
  { os, queueMail }: { readonly os: Implementer; readonly queueMail: QueueMail },
) => ({
  routes: createAccommodationRoutes(parts, os),
  eventHandlers: {
    'accommodation.answered': (tx, event) => mailAccommodationAnswer({ ...parts.deps, queueMail }, tx, event),
  } satisfies EventHandlers,
})
