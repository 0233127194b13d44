import { z } from 'zod'
import { route } from '../builder'
import { development } from '../policy'
import { zId, zInstant } from '../shared/primitives'

export const zOutboxMail = z.object({
  id: zId,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  createdAt: zInstant,
})

export const outboxRoutes = {
  list: route({
    service: 'notification',
    method: 'GET',
    path: '/outbox',
    summary: 'Mail that was not sent because no SMTP server is configured; absent in production',
    policy: development('a fresh machine has no mail server; the route does not exist in production'),
    errors: [],
  }).output(z.object({ items: z.array(zOutboxMail) })),
}
