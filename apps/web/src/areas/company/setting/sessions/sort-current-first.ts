import type { SignedInSession } from '@candor/contract'

/** This browser first, then the others, as the server orders them. */
export const sortCurrentFirst = (sessions: readonly SignedInSession[]): SignedInSession[] => [
  ...sessions.filter(({ isCurrent }) => isCurrent),
  ...sessions.filter(({ isCurrent }) => !isCurrent),
]
