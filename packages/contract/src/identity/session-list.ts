import { z } from 'zod'
import { route } from '../builder'
import { user } from '../policy'
import { zId, zInstant } from '../shared/primitives'

export const zSignedInSession = z.object({
  id: zId,
  /** Browser and system in a few words, "Chrome on Windows"; empty where the browser did not say. */
  device: z.string(),
  createdAt: zInstant,
  lastSeenAt: zInstant,
  expiresAt: zInstant,
  isCurrent: z.boolean(),
})
export type SignedInSession = z.infer<typeof zSignedInSession>

/** Where the caller is signed in. */
export const sessionListRoutes = {
  list: route({
    service: 'identity',
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Own sessions, the newest first',
    policy: user,
    errors: [],
  }).output(z.object({ items: z.array(zSignedInSession) })),
  revoke: route({
    service: 'identity',
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    summary: 'End one of the own sessions',
    policy: user,
    errors: [],
    status: 204,
  }).input(z.object({ id: zId })),
  revokeOthers: route({
    service: 'identity',
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'End every own session but this one',
    policy: user,
    errors: [],
    status: 204,
  }),
}
