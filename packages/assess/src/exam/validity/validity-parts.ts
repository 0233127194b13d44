/** The parts of the exam. Each is passed or failed by itself; `needed` is the share of its cases that must hold. */
export const validityParts = [
  { id: 'order', needed: 0.95, claim: 'experts above talk, middling above weak; by dimension: said worse is lower' },
  { id: 'terse_experts', needed: 0.95, claim: 'few words: a level, above empty and polished talk' },
  { id: 'padding', needed: 0.95, claim: 'filler moves nothing by more than .2' },
  { id: 'padded_weak', needed: 0.95, claim: 'weak padded to 550 words stays below experts' },
  { id: 'strong_cut', needed: 0.95, claim: 'any third of strong stays above weak and talk' },
  { id: 'cue_stuffing', needed: 0.95, claim: 'cue sentences move nothing by more than .2' },
  { id: 'hedging', needed: 0.95, claim: 'hedged: overall within .1' },
  { id: 'polish', needed: 1, claim: 'a rewriter wins 45 to 55 % against the original' },
  { id: 'learner_grammar', needed: 0.95, claim: 'learner grammar: points and thinking within .2' },
  { id: 'disfluency', needed: 0.95, claim: 'fillers and repeats: all but fluency within .2' },
  { id: 'recognition', needed: 0.95, claim: 'words misheard: experts still above talk' },
  { id: 'answer_order', needed: 1, claim: 'answers in another order: identical' },
  { id: 'pleas', needed: 1, claim: 'pleas: noted, never quoted, nothing rises' },
  { id: 'origins', needed: 1, claim: 'names, places, schools, employers: identical' },
  { id: 'typed_or_spoken', needed: 0.95, claim: 'typed or spoken: overall and points within .1' },
  { id: 'wrong_answers', needed: 0.95, claim: 'nonsense and wrong answers: content at most 2' },
] as const

export type ValidityPartId = (typeof validityParts)[number]['id']

/** Parts about content that the built-in engine may leave out: it counts what is named and cannot know whether it is true. */
export type UnclaimedPartId = 'wrong_answers'

/** What an engine says of itself before the exam. A model may leave out nothing. */
export interface EngineClaims {
  /** Printed as not claimed, never as passed. */
  readonly notClaimed: readonly UnclaimedPartId[]
  /** The times of spoken words are read. Fluency is examined only then: beside a model it stays the built-in engine's. */
  readonly readsTimes: boolean
}

export const builtinClaims: EngineClaims = { notClaimed: ['wrong_answers'], readsTimes: true }
export const modelClaims: EngineClaims = { notClaimed: [], readsTimes: false }

export interface ValidityCase {
  readonly part: ValidityPartId
  /** Language, occupation, profile and what was done to it. */
  readonly id: string
  readonly held: boolean
  readonly before: number | null
  readonly after: number | null
}
