/** What a candidate asks of the company about a submitted interview. */
export const requestKinds = ['human_review', 'objection'] as const
export type RequestKind = (typeof requestKinds)[number]

/** What a candidate can object to. */
export const requestSubjectTypes = ['integrity_signal', 'cv_remark'] as const
export type RequestSubjectType = (typeof requestSubjectTypes)[number]

/** Of an objection `upheld`: the signal or remark stays; `changed`: it is withdrawn. Of a review `upheld`: after the review the company stays with what it had. */
export const requestOutcomes = ['upheld', 'changed'] as const
export type RequestOutcome = (typeof requestOutcomes)[number]
