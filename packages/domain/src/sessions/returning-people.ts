import { startLimits } from '../limits'

/** A person known by the address that a candidate has proven, as a choice among people of the same address. */
export interface ReturningPerson {
  /** Whether this person has an interview of the link that was asked for. */
  readonly hasInterviewOfLink: boolean
  readonly isAddressProven: boolean
  readonly answerCount: number
  readonly createdAtMs: number
}

/**
 * Whose interviews open first: those of the link that was asked for, then those whose address was proven, then those with
 * the most answers. Anyone can start an interview with someone else's address, so being new counts least.
 */
export const compareReturningPeople = (a: ReturningPerson, b: ReturningPerson): number =>
  Number(b.hasInterviewOfLink) - Number(a.hasInterviewOfLink) ||
  Number(b.isAddressProven) - Number(a.isAddressProven) ||
  b.answerCount - a.answerCount ||
  b.createdAtMs - a.createdAtMs

/** People of one address that no one has proven. */
export interface UnprovenPeople {
  readonly inOrganization: number
  /** In any organization, within the last day. */
  readonly inLastDay: number
}

/** Whether another start with an address must prove it, because it may come from someone who wants to displace its owner. */
export const requiresEmailProof = (unproven: UnprovenPeople): boolean =>
  unproven.inOrganization >= startLimits.unprovenPeoplePerOrganization ||
  unproven.inLastDay >= startLimits.unprovenPeoplePerDay
