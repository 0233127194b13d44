/** `small`: what was heard wrongly. `rewrite`: another answer, which no engine assesses. */
export const correctionKinds = ['small', 'rewrite'] as const
export type CorrectionKind = (typeof correctionKinds)[number]
