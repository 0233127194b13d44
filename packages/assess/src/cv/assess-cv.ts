import {
  type AssessmentNote,
  type CvDimId,
  type CvReading,
  cvLimitPresets,
  type Dim,
  type RedFlag,
} from '@candor/contract'
import type { AssessInput } from '../input'
import { noCv, scoreAttributes } from './attributes/score-attributes'
import { monthOfDay } from './dates/month'
import { guardsOf } from './filter-statements'
import { experienceMonths } from './flags/date-flags'
import { cvNotes, documentFlags, hiddenNotes } from './flags/document-flags'
import { dateText, type FlagContext, flag } from './flags/flag'
import { redFlagsOf } from './flags/red-flags'
import { cvLimits } from './limits'
import type { CvModelEntry } from './model'
import { readCv } from './read-cv'
import { readableOf } from './text-quality'

export interface CvAssessment {
  readonly dims: Record<CvDimId, Dim>
  readonly redFlags: RedFlag[]
  readonly reading?: CvReading
  readonly notes: AssessmentNote[]
}

/** The CV: what it says with its dates, remarks on it, and its eight attributes. Pure; no remark moves a level. */
export function assessCv(input: AssessInput): CvAssessment {
  const { cv } = input
  if (cv === undefined) return { dims: noCv(), redFlags: [], notes: [] }
  const readable = readableOf(cv.text)
  const model = readCv(cv.text, input.language)
  const guards = guardsOf(model, input)
  const limits = cv.limits ?? cvLimitPresets
  const context: FlagContext = { input, model, guards, today: monthOfDay(cv.asOf), email: cv.email, limits }
  if (!readable.isReadable) {
    const params = {
      chars: readable.chars,
      oddPercent: readable.oddPercent,
      limitChars: cvLimits.leastChars,
      limitPercent: cvLimits.oddGlyphPercent,
    }
    const raised = { weight: 'info', at: [], params, question: 'ask_document', confidence: 'high' } as const
    const redFlags = [flag(model, 'unreadable', raised), ...documentFlags(context)]
    return { dims: noCv(), redFlags, notes: hiddenNotes(cv.hidden) }
  }
  return {
    dims: scoreAttributes(context),
    redFlags: redFlagsOf(context),
    reading: {
      entries: model.entries.map(entryOf),
      experienceMonths: experienceMonths(context),
      sha256: cv.sha256,
      ...(cv.limits === undefined ? {} : { limits: cv.limits }),
    },
    notes: cvNotes(context),
  }
}

const entryOf = (entry: CvModelEntry): CvReading['entries'][number] => ({
  kind: entry.kind,
  title: entry.title,
  organization: entry.organization,
  from: entry.from === null ? null : dateText(entry.from),
  to: entry.to === null ? null : dateText(entry.to, 'last'),
  isCurrent: entry.isCurrent,
  start: entry.start,
  end: entry.end,
})
