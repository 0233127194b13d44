import type { Ability } from './enums'

/** What is known of a caller: the signed-in person, and the candidate's interviews of this browser. */
export type CallerPart = 'user' | 'candidate'

/**
 * Who may call a route. Declared with the route itself; the pipeline enforces it before the operation runs, and an
 * operation still narrows by object (foreign and missing objects both answer 404).
 */
export type Policy =
  | {
      readonly who: 'anyone'
      readonly why: string
      /** Whom the route recognizes all the same. Of everything else not even a cookie is looked up. */
      readonly reads?: readonly CallerPart[]
    }
  /** A signed-in person, whatever their organization. */
  | { readonly who: 'user' }
  /** A member of the current organization whose role has the ability. */
  | { readonly who: 'member'; readonly ability: Ability }
  /** The browser that holds the candidate access of the object named in the request. */
  | { readonly who: 'candidate' }
  /** A candidate's browser or a member who may read the submission (media, for instance). */
  | { readonly who: 'candidate_or_member'; readonly ability: Ability }
  /** Only outside production: the built-in outbox. */
  | { readonly who: 'development'; readonly why: string }

export const anyone = (why: string, ...reads: readonly CallerPart[]): Policy => ({ who: 'anyone', why, reads })
export const user: Policy = { who: 'user' }
export const member = (ability: Ability): Policy => ({ who: 'member', ability })
export const candidate: Policy = { who: 'candidate' }
export const candidateOrMember = (ability: Ability): Policy => ({ who: 'candidate_or_member', ability })
export const development = (why: string): Policy => ({ who: 'development', why })

/** The parts of a caller that a route of this policy needs. */
export const listCallerParts = (policy: Policy): readonly CallerPart[] => {
  switch (policy.who) {
    case 'anyone':
      return policy.reads ?? []
    case 'development':
      return []
    case 'user':
    case 'member':
      return ['user']
    case 'candidate':
      return ['candidate']
    case 'candidate_or_member':
      return ['candidate', 'user']
  }
}

/** Who may call, in a sentence of the API's reference. */
export const describePolicy = (policy: Policy): string => {
  switch (policy.who) {
    case 'anyone':
      return `Anyone may call this: ${policy.why}.`
    case 'development':
      return `Outside production only: ${policy.why}.`
    case 'user':
      return 'Needs a signed-in person.'
    case 'member':
      return `Needs a member of the current organization who may "${policy.ability}".`
    case 'candidate':
      return 'Needs the candidate cookie of the interview concerned.'
    case 'candidate_or_member':
      return `Needs the candidate cookie of the interview concerned, or a member who may "${policy.ability}".`
  }
}
