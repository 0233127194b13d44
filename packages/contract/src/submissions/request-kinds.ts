/** What a candidate asks of the company about a submitted interview. */
export const requestKinds = ['human_review'] as const
export type RequestKind = (typeof requestKinds)[number]

/** `upheld`: after the review the company stays with what it had. */
export const requestOutcomes = ['upheld', 'changed'] as const
export type RequestOutcome = (typeof requestOutcomes)[number]
