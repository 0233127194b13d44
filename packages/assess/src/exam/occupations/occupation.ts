import type { AssessLanguage, QuestionKind } from '../../input'

/** What was said to the four questions of an occupation, in their order. */
export type FourAnswers = readonly [string, string, string, string]

/** Kinds of candidate that are written out. Others are made from these by rules: see `validity/transforms.ts`. */
export const authoredProfiles = [
  'strong',
  'middling',
  'weak',
  'terse_expert',
  'windbag',
  'polished_generic',
  'nonsense',
  'confidently_wrong',
  'off_question',
  'expert_without_figures',
  'figures_without_substance',
  'broken_expert',
] as const
export type AuthoredProfile = (typeof authoredProfiles)[number]

export type OccupationAnswers = Readonly<Record<AuthoredProfile, FourAnswers>>

export interface OccupationQuestion {
  readonly text: string
  readonly kind: QuestionKind
  /** "Heading: alternative / alternative", written without sight of the answers. */
  readonly expectedPoints: readonly string[]
}

export interface OccupationQuestions {
  readonly id: string
  readonly language: AssessLanguage
  readonly title: string
  readonly requirements: readonly string[]
  readonly questions: readonly [OccupationQuestion, OccupationQuestion, OccupationQuestion, OccupationQuestion]
}

/** What was written for an occupation; throws if a table has nothing under its id. */
export function findText<T>(texts: Readonly<Record<string, T>>, id: string): T {
  const text = texts[id]
  if (text === undefined) throw new Error(`no texts for the occupation ${id}`)
  return text
}
