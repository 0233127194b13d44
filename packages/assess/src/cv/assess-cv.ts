import {
  type AssessmentNote,
  type CvDimId,
  type CvReading,
  cvLimitPresets,
  type Dim,
  type RedFlag,
} from '@candor/contract'
import type { AssessInput } from '../input'
import { buildMissingCv, scoreAttributes } from './attributes/score-attributes'
import { parseMonth } from './dates/month'
import { filterStatements } from './filter-statements'
import { countExperienceMonths } from './flags/date-flags'
import { findDocumentFlags, listCvNotes, listHiddenNotes } from './flags/document-flags'
import { buildFlag, type FlagContext, formatDate } from './flags/flag'
import { findRedFlags } from './flags/red-flags'
import { cvLimits } from './limits'
import type { CvModelEntry } from './model'
import { readCv } from './read-cv'
import { measureTextQuality } from './text-quality'

export interface CvAssessment {
  readonly dims: Record<CvDimId, Dim>
  readonly redFlags: RedFlag[]
  readonly reading?: CvReading
  readonly notes: AssessmentNote[]
}

/** Assesses the CV: its dated entries, its flags and its eight attributes. Pure; no flag moves a level. */
export function assessCv(input: AssessInput): CvAssessment {
  const { cv } = input
  if (cv === undefined) return { dims: buildMissingCv(), redFlags: [], notes: [] }
  const textQuality = measureTextQuality(cv.text)
  const model = readCv(cv.text, input.language)
  const guards = filterStatements(model, input)
  const limits = cv.limits ?? cvLimitPresets
  const context: FlagContext = { input, model, guards, today: parseMonth(cv.asOf), email: cv.email, limits }
  if (!textQuality.isReadable) {
    const params = {
      chars: textQuality.chars,
      oddPercent: textQuality.oddPercent,
      limitChars: cvLimits.leastChars,
      limitPercent: cvLimits.oddGlyphPercent,
    }
    const details = { weight: 'info', at: [], params, question: 'ask_document', confidence: 'high' } as const
    const redFlags = [buildFlag(model, 'unreadable', details), ...findDocumentFlags(context)]
    return { dims: buildMissingCv(), redFlags, notes: listHiddenNotes(cv.hidden) }
  }
  return {
    dims: scoreAttributes(context),
    redFlags: findRedFlags(context),
    reading: {
      entries: model.entries.map(presentEntry),
      experienceMonths: countExperienceMonths(context),
      sha256: cv.sha256,
      ...(cv.limits === undefined ? {} : { limits: cv.limits }),
    },
    notes: listCvNotes(context),
  }
}

const presentEntry = (entry: CvModelEntry): CvReading['entries'][number] => ({
  kind: entry.kind,
  title: entry.title,
  organization: entry.organization,
  from: entry.from === null ? null : formatDate(entry.from),
  to: entry.to === null ? null : formatDate(entry.to, 'last'),
  isCurrent: entry.isCurrent,
  start: entry.start,
  end: entry.end,
})
