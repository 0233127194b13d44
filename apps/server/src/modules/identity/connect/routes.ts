import type { IdentityParts } from '../core/parts'

/** Sign-in with providers. */
export const createConnectRoutes = (_parts: IdentityParts) => ({ routes: {}, raw: {}, providers: [] })
