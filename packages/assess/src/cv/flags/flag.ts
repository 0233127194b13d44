import type { Confidence, CvLimits, RedFlag, RedFlagId, RedFlagQuestion, Said } from '@candor/contract'
import type { AssessInput } from '../../input'
import type { CvDate } from '../dates/date-mention'
import { formatMonth, formatYear, type MonthIndex } from '../dates/month'
import type { CvFilterResult } from '../filter-statements'
import type { CvModel, CvModelEntry } from '../model'

export interface FlagContext {
  readonly input: AssessInput
  readonly model: CvModel
  readonly guards: CvFilterResult
  readonly today: MonthIndex
  readonly email: string | null
  /** The organization's limits, or the presets. */
  readonly limits: CvLimits
}

export type FlagRule = (context: FlagContext) => RedFlag[]

interface TextSpan {
  readonly start: number
  readonly end: number
}

interface FlagDetails {
  readonly weight: RedFlag['weight']
  readonly at: readonly TextSpan[]
  readonly params: RedFlag['params']
  readonly question: RedFlagQuestion | null
  readonly confidence: Confidence
  readonly said?: readonly Said[]
}

const maxQuoteChars = 400

/** A flag with the lines it rests on, word for word. */
export function buildFlag(model: CvModel, id: RedFlagId, details: FlagDetails): RedFlag {
  const { at, said, ...rest } = details
  const quotes = at.map(({ start, end }) => {
    const last = Math.min(end, start + maxQuoteChars)
    return { start, end: last, quote: model.text.slice(start, last) }
  })
  return { id, quotes, ...(said === undefined ? {} : { said: [...said] }), ...rest }
}

export const formatDate = (date: CvDate, edge: 'first' | 'last' = 'first') =>
  date.precision === 'year' ? formatYear(date[edge]) : formatMonth(date[edge])

const order: readonly Confidence[] = ['low', 'medium', 'high']

/** The confidence of the least certain date. */
export function findLowestConfidence(entries: readonly Pick<CvModelEntry, 'confidence'>[]): Confidence {
  const lowest = Math.min(...entries.map((entry) => order.indexOf(entry.confidence)))
  return order[lowest] ?? 'low'
}

export const listJobs = (model: CvModel) => model.entries.filter((entry) => entry.kind === 'job')

/** What an entry is called in a sentence: its title, its employer, or its header's first words. */
export const formatEntryName = (entry: CvModelEntry) => {
  const parts = [entry.title, entry.organization].filter((part) => part !== '')
  return parts.length > 0 ? parts.join(', ') : entry.header.slice(0, 60)
}
