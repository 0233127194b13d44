import type { Profile } from '@candor/contract'

/** What a password of this person must not be made of. */
export const listPersonWords = ({ email, firstName, lastName }: Profile): string[] => [email, firstName, lastName]
