import type { MonthIndex } from './month'

export type DatePrecision = 'month' | 'coarse' | 'year'

/** A date as written: anything from `first` to `last`. `coarse`: a quarter or a season. */
export interface CvDate {
  readonly first: MonthIndex
  readonly last: MonthIndex
  readonly precision: DatePrecision
  /** Could be read in two ways: 03/04/2019, "Mar 19". */
  readonly ambiguous: boolean
}

/** A part of a line that expresses a time; offsets are in the line. */
export type DateMention = { readonly start: number; readonly end: number } & (
  | { readonly kind: 'date'; readonly date: CvDate }
  /** A month whose year is in the next date: "Mar – Aug 2019". */
  | { readonly kind: 'month'; readonly month: number }
  /** Two figures of a year: "2019-20", "06/19". Only meant as dates in a range. */
  | { readonly kind: 'short'; readonly date: CvDate; readonly text: string }
  | { readonly kind: 'present' }
)

export type DayOrder = 'dmy' | 'mdy'
