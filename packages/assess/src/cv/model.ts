import type { Confidence } from '@candor/contract'
import type { CvDate } from './dates/date-mention'

export const sectionKinds = [
  'head',
  'summary',
  'experience',
  'education',
  'projects',
  'awards',
  'certificates',
  'publications',
  'skills',
  'other',
] as const
export type SectionKind = (typeof sectionKinds)[number]

/** A line of the CV; offsets in the CV's text, without marks of lists and headings. */
export interface CvLine {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly isBullet: boolean
  readonly section: SectionKind
  /** The line is a heading, which is not content. */
  readonly isHeading: boolean
  /** An empty line comes before it. */
  readonly isAfterBlank: boolean
}

/** One statement of the CV: a bullet with all its lines, or a plain line. */
export interface CvStatement {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly section: SectionKind
  /** Index in `CvModel.entries`, when it belongs to an entry. */
  readonly entry: number | null
}

export interface CvModelEntry {
  readonly kind: 'job' | 'education' | 'project'
  readonly title: string
  readonly organization: string
  readonly from: CvDate | null
  readonly to: CvDate | null
  readonly isCurrent: boolean
  readonly isExpected: boolean
  readonly isSingleDate: boolean
  readonly confidence: Confidence
  /** Header: from its first to its last line. */
  readonly start: number
  readonly end: number
  readonly header: string
  /** The date as written. */
  readonly dateStart: number
  readonly dateEnd: number
  /** End of everything that belongs to it. */
  readonly bodyEnd: number
}

/** A period that the CV itself explains: leave, care, travel, military service… */
export interface CvPause {
  readonly start: number
  readonly end: number
  readonly from: CvDate | null
  readonly to: CvDate | null
  readonly isCurrent: boolean
}

export interface CvModel {
  readonly text: string
  readonly lines: readonly CvLine[]
  readonly entries: readonly CvModelEntry[]
  readonly pauses: readonly CvPause[]
  readonly statements: readonly CvStatement[]
}
