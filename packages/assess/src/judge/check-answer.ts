import type { RatedDimId } from '@candor/contract'
import type { Span } from '../evidence/quote'
import type { JudgeAnswer, RepairItem } from './judge-prompt'
import { locateQuote, minQuoteChars } from './locate-quote'
import { originalSpan } from './redacted-view'
import type { Source } from './sources'

/** A quote that code found, at its offsets in the original text. */
export interface FoundQuote extends Span {
  readonly source: Source
  readonly supports: boolean
  readonly note: string
}

/** What one sample says of one dimension. */
export interface SampleReading {
  readonly level: 1 | 2 | 3 | 4 | 5 | null
  readonly quotes: readonly FoundQuote[]
  readonly whyNotHigher: string
}

export interface CheckedAnswer {
  readonly readings: ReadonlyMap<RatedDimId, SampleReading>
  /** Dimensions whose entry can't be used as it is. */
  readonly failures: readonly RepairItem[]
}

type Entry = JudgeAnswer['dimensions'][number]

/** Verifies a model's answer against the texts: a quote that is not found word for word does not count. */
export function checkJudgeAnswer(
  answer: JudgeAnswer,
  dimensions: readonly RatedDimId[],
  sources: readonly Source[],
): CheckedAnswer {
  const readings = new Map<RatedDimId, SampleReading>()
  const failures: RepairItem[] = []
  for (const id of dimensions) {
    const entries = answer.dimensions.filter((entry) => entry.id === id)
    const [entry] = entries
    if (entry === undefined || entries.length > 1) {
      failures.push({ dimension: id, problems: ['there must be exactly one entry for it'] })
      continue
    }
    const { reading, problems } = checkEntry(entry, sources)
    if (problems.length > 0) failures.push({ dimension: id, problems })
    else readings.set(id, reading)
  }
  return { readings, failures }
}

function checkEntry(entry: Entry, sources: readonly Source[]): { reading: SampleReading; problems: string[] } {
  const lookups = entry.evidence.map((item) => lookUpQuote(item, sources))
  const quotes = dropOverlapping(lookups.flatMap((item) => (item.found === null ? [] : [item.found])))
  const reading = { level: entry.level, quotes, whyNotHigher: entry.why_not_higher }
  const missingSupport = findMissingSupport(reading)
  if (missingSupport === null) return { reading, problems: [] }
  return {
    reading,
    problems: [missingSupport, ...lookups.flatMap((item) => (item.problem === null ? [] : [item.problem]))],
  }
}

/** What a level lacks, or null. At 3 the rubric's middle may mean "nothing that speaks either way". */
function findMissingSupport({ level, quotes }: SampleReading): string | null {
  const supporting = quotes.filter((quote) => quote.supports).length
  if (level === 5 && supporting < 2) return 'level 5 needs two different supporting quotes that are in the text'
  if (level === 4 && supporting < 1) return 'level 4 needs a supporting quote that is in the text'
  if ((level === 1 || level === 2) && quotes.length < 1) return `level ${level} needs a quote that is in the text`
  return null
}

type QuoteLookup =
  | { readonly found: FoundQuote; readonly problem: null }
  | { readonly found: null; readonly problem: string }

const rejectQuote = (problem: string): QuoteLookup => ({ found: null, problem })
const maxQuoteShown = 200
/** A mask's placeholder is not evidence by itself. */
const placeholder = /\[[A-Z]+(?: [A-Z\d]+)?\]/gu

function lookUpQuote(item: Entry['evidence'][number], sources: readonly Source[]): QuoteLookup {
  const quoted = JSON.stringify(item.quote.slice(0, maxQuoteShown))
  if (item.quote.normalize('NFC').replace(placeholder, '').trim().length < minQuoteChars)
    return rejectQuote(`the quote ${quoted} is shorter than ${minQuoteChars} characters`)
  const source = sources.find((candidate) => candidate.id === item.answer.trim())
  if (source === undefined) return rejectQuote(`there is no answer ${JSON.stringify(item.answer.slice(0, 20))}`)
  const span = findSourceSpan(source, item.quote)
  if (span === null) return rejectQuote(`the quote ${quoted} is not in ${source.id} word for word`)
  const supports = item.polarity === 'supports'
  if (supports && isQuestionEcho(source, span)) return rejectQuote(`the quote ${quoted} repeats the question`)
  return { found: { ...span, source, supports, note: item.note }, problem: null }
}

/** True if the quote contains only sentences of the question. */
function isQuestionEcho(source: Source, span: Span): boolean {
  const overlapping = source.sentences.filter((sentence) => sentence.start < span.end && span.start < sentence.end)
  return (
    overlapping.length > 0 &&
    overlapping.every((sentence) => source.echoes.some((echo) => echo.start === sentence.start))
  )
}

/** A quote's place in the original text of a source. */
export function findSourceSpan(source: Source, quote: string): Span | null {
  const seen = locateQuote(source.view.text, quote)
  return seen === null ? null : originalSpan(source.view, seen)
}

/** The same words twice are one quote. */
function dropOverlapping(quotes: readonly FoundQuote[]): FoundQuote[] {
  const kept: FoundQuote[] = []
  for (const quote of quotes) {
    const isSeen = kept.some(
      (other) => other.source === quote.source && other.start < quote.end && quote.start < other.end,
    )
    if (!isSeen) kept.push(quote)
  }
  return kept
}
