import type { CvDate } from '../../dates/date-mention'

/** What a template reads out of a sentence. */
type ClaimKind = 'years' | 'years_at' | 'period' | 'start' | 'since' | 'end' | 'still'

/** A plain statement about an own time at work; offsets are those of the text it stands in. */
export interface Claim {
  readonly kind: ClaimKind
  readonly start: number
  readonly end: number
  /** Of the CV's employers, as `EmployerName.key`; null where none is named. */
  readonly employer: string | null
  readonly from: CvDate | null
  readonly to: CvDate | null
  readonly years: number | null
  /** The years or the time are of one field or one role: there may be more of it all. */
  readonly isOfRole: boolean
}

/**
 * A sentence in the first person that leaves nothing open. `{emp}`, `{date}`, `{date2}` and `{n}` stand for an employer of the CV,
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
  /** What may stand before an employer's name. */
  readonly beforeName: string
  readonly parseNumber: (text: string) => number | null
  /** In the words before a claim: a guess, a condition, somebody else's words, a denial. */
  readonly uncertainBefore: RegExp
  /** In the words after it: a guess, a correction, or that it was not all: a return, a promotion. */
  readonly uncertainAfter: RegExp
  /** Words that make a claim one of a field, where a template does not say so. */
  readonly fieldWords: RegExp
}
