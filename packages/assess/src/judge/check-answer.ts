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
export interface Reading {
  readonly level: 1 | 2 | 3 | 4 | 5 | null
  readonly quotes: readonly FoundQuote[]
  readonly whyNotHigher: string
}

export interface Checked {
  readonly readings: ReadonlyMap<RatedDimId, Reading>
  /** Dimensions whose entry can't be used as it is. */
  readonly failures: readonly RepairItem[]
}

type Entry = JudgeAnswer['dimensions'][number]

/** Holds a model's answer against the texts: what can't be found word for word doesn't exist. */
export function checkAnswer(
  answer: JudgeAnswer,
  dimensions: readonly RatedDimId[],
  sources: readonly Source[],
): Checked {
  const readings = new Map<RatedDimId, Reading>()
  const failures: RepairItem[] = []
  for (const id of dimensions) {
    const entries = answer.dimensions.filter((entry) => entry.id === id)
    const [entry] = entries
    if (entry === undefined || entries.length > 1) {
      failures.push({ dimension: id, problems: ['there must be exactly one entry for it'] })
      continue
    }
    const { reading, problems } = readEntry(entry, sources)
    if (problems.length > 0) failures.push({ dimension: id, problems })
    else readings.set(id, reading)
  }
  return { readings, failures }
}

function readEntry(entry: Entry, sources: readonly Source[]): { reading: Reading; problems: string[] } {
  const looked = entry.evidence.map((item) => lookUp(item, sources))
  const quotes = distinct(looked.flatMap((item) => (item.found === null ? [] : [item.found])))
  const reading = { level: entry.level, quotes, whyNotHigher: entry.why_not_higher }
  const short = shortOf(reading)
  if (short === null) return { reading, problems: [] }
  return { reading, problems: [short, ...looked.flatMap((item) => (item.problem === null ? [] : [item.problem]))] }
}

/** What a level lacks, or null. At 3 the rubric's middle may stand for "nothing that speaks either way". */
function shortOf({ level, quotes }: Reading): string | null {
  const supporting = quotes.filter((quote) => quote.supports).length
  if (level === 5 && supporting < 2) return 'level 5 needs two different supporting quotes that are in the text'
  if (level === 4 && supporting < 1) return 'level 4 needs a supporting quote that is in the text'
  if ((level === 1 || level === 2) && quotes.length < 1) return `level ${level} needs a quote that is in the text`
  return null
}

type Looked =
  | { readonly found: FoundQuote; readonly problem: null }
  | { readonly found: null; readonly problem: string }

const notFound = (problem: string): Looked => ({ found: null, problem })
const maxQuoteShown = 200
/** What stands for a masked word says nothing by itself. */
const placeholder = /\[[A-Z]+(?: [A-Z\d]+)?\]/gu

function lookUp(item: Entry['evidence'][number], sources: readonly Source[]): Looked {
  const shown = JSON.stringify(item.quote.slice(0, maxQuoteShown))
  if (item.quote.normalize('NFC').replace(placeholder, '').trim().length < minQuoteChars)
    return notFound(`the quote ${shown} is shorter than ${minQuoteChars} characters`)
  const source = sources.find((candidate) => candidate.id === item.answer.trim())
  if (source === undefined) return notFound(`there is no answer ${JSON.stringify(item.answer.slice(0, 20))}`)
  const span = findIn(source, item.quote)
  if (span === null) return notFound(`the quote ${shown} is not in ${source.id} word for word`)
  const supports = item.polarity === 'supports'
  if (supports && isEcho(source, span)) return notFound(`the quote ${shown} repeats the question`)
  return { found: { ...span, source, supports, note: item.note }, problem: null }
}

/** Nothing but sentences of the question. */
function isEcho(source: Source, span: Span): boolean {
  const met = source.sentences.filter((sentence) => sentence.start < span.end && span.start < sentence.end)
  return met.length > 0 && met.every((sentence) => source.echoes.some((echo) => echo.start === sentence.start))
}

/** A quote's place in the original text of a source. */
export function findIn(source: Source, quote: string): Span | null {
  const seen = locateQuote(source.view.text, quote)
  return seen === null ? null : originalSpan(source.view, seen)
}

/** The same words twice are one quote. */
function distinct(quotes: readonly FoundQuote[]): FoundQuote[] {
  const kept: FoundQuote[] = []
  for (const quote of quotes) {
    const isSeen = kept.some(
      (other) => other.source === quote.source && other.start < quote.end && quote.start < other.end,
    )
    if (!isSeen) kept.push(quote)
  }
  return kept
}
