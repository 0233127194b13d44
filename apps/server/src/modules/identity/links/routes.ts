import type { IdentityParts } from '../core/parts'

/** One-time links and the list of one's sessions. */
export const createLinkRoutes = (_parts: IdentityParts) => ({})
