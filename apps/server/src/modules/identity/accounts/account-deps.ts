import type { Passwords } from '../providers/password-hash'
import type { ChallengeDeps } from './challenge'

/** What operations with passwords need: the codes' dependencies and the hashing. */
export type AccountDeps = ChallengeDeps & { readonly passwords: Passwords }
