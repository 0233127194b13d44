import type { CvDate } from '../../dates/date-mention'

/** The values that a template reads from a sentence. */
type ClaimKind = 'years' | 'years_at' | 'period' | 'start' | 'since' | 'end' | 'still'

/** A plain statement about the candidate's own time at work; offsets are in the text that contains it. */
export interface Claim {
  readonly kind: ClaimKind
  readonly start: number
  readonly end: number
  /** The employer on the CV, as `EmployerName.key`; null if the statement names none. */
  readonly employer: string | null
  readonly from: CvDate | null
  readonly to: CvDate | null
  readonly years: number | null
  /** The time counts one field or one role only, so the total may be longer. */
  readonly isOfRole: boolean
}

/**
 * An unambiguous sentence in the first person. `{emp}`, `{date}`, `{date2}` and `{n}` are placeholders for an employer of the CV,
 * dates and a number of years; `(?<role>…)` holds words of a role or a field.
 */
export interface ClaimTemplate {
  readonly kind: ClaimKind
  readonly pattern: string
}

export interface ClaimLanguage {
  readonly templates: readonly ClaimTemplate[]
  readonly date: string
  readonly number: string
  /** Words that may come before an employer's name. */
  readonly beforeName: string
  readonly parseNumber: (text: string) => number | null
  /** In the words before a claim: a guess, a condition, another person's words, a denial. */
  readonly uncertainBefore: RegExp
  /** In the words after it: a guess, a correction, or a sign of more time there (a return, a promotion). */
  readonly uncertainAfter: RegExp
  /** Words that limit a claim to one field, where the template does not do so itself. */
  readonly fieldWords: RegExp
}
