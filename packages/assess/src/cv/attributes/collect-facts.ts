import { findRanges } from '../dates/find-date-ranges'
import type { FlagContext } from '../flags/flag'
import type { CvModelEntry } from '../model'
import type { CvEvidence, CvFact } from './finding'
import { createCvMask } from './mask-cv'
import { resultVerb } from './patterns'

/** Sections that list what the person did; a list of skills or a profile is no evidence. */
const factSections = new Set(['experience', 'projects', 'education', 'awards', 'certificates', 'publications'])
const minWords = 3

const isDated = (entry: CvModelEntry | null) => entry !== null && (entry.from !== null || entry.to !== null)

/** A figure that is not a date, next to a word for a result. */
function hasResult(text: string): boolean {
  if (!resultVerb.test(text)) return false
  const ranges = findRanges(text, 'dmy')
  const rest = ranges.reduceRight((left, range) => left.slice(0, range.start) + left.slice(range.end), text)
  return /\d/u.test(rest)
}

/** Everything with a date, in the CV's own order, masked. */
export function collectFacts(context: FlagContext): CvEvidence {
  const { model, guards, input } = context
  const mask = createCvMask(model, input)
  const statements = guards.kept.filter((item) => factSections.has(item.section))
  const facts = statements.flatMap((statement): CvFact[] => {
    const entry = statement.entry === null ? null : (model.entries[statement.entry] ?? null)
    const { start, end, section } = statement
    const masked = mask(statement.text)
    const isLong = masked.split(/\s+/u).filter(Boolean).length >= minWords
    if (!isLong || !(isDated(entry) || findRanges(statement.text, 'dmy').length > 0)) return []
    return [{ start, end, section, masked, entry, hasResult: hasResult(masked) }]
  })
  const jobs = model.entries
    .filter((entry) => entry.kind === 'job' && entry.from !== null)
    .sort((a, b) => (a.from?.first ?? 0) - (b.from?.first ?? 0) || a.start - b.start)
  return { context, facts, jobs }
}
