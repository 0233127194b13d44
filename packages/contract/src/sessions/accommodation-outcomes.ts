/** Of a request for an accommodation `granted`: the company arranges it; `declined`: it doesn't, and says why. */
export const accommodationOutcomes = ['granted', 'declined'] as const
export type AccommodationOutcome = (typeof accommodationOutcomes)[number]
