import type { GrantTarget, InterfaceLanguage } from '@candor/contract'

/** What is shared, with whom and how far. */
export interface NewGrantInput {
  /** A member; without one and without an address: anyone with the link. */
  readonly userId?: string | undefined
  readonly email?: string | undefined
  readonly targetType: GrantTarget
  readonly targetId: string
  /** Without it, recordings are part of what a single person is given. */
  readonly mayWatch?: boolean | undefined
  readonly showsContact: boolean
  readonly expiresAt: string | null
  /** Of the mail. */
  readonly language: InterfaceLanguage
}
