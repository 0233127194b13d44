import type { Audience, TokenFlow } from '@candor/contract'

export function isCandidateAudience(audience: Audience): boolean {
  return audience === 'candidate'
}

/** A link that was mailed proves the address; a link between two devices of one person was never mailed. */
export function isMailedFlow(flow: Exclude<TokenFlow, 'connect'>): boolean {
  return flow !== 'transfer'
}

/** The link restores a candidate's interviews and does not sign anyone in. */
export function isCandidateFlow(flow: TokenFlow): boolean {
  return flow === 'candidate'
}
