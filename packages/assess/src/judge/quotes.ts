import type { Span } from '../evidence/quote'
import { locateQuote, minQuoteChars } from './locate-quote'
import { originalSpan } from './redacted-view'
import type { Source } from './sources'

/** A stretch of a source that a model quoted and code found. */
export interface FoundSpan extends Span {
  readonly source: Source
  /** The quoted words as the model saw them, names masked. */
  readonly seen: string
}

export type SpanLookup =
  | { readonly found: FoundSpan; readonly problem: null }
  | { readonly found: null; readonly problem: string }

const maxQuoteShown = 200
/** A mask's placeholder is not evidence by itself. */
const placeholder = /\[[A-Z]+(?: [A-Z\d]+)?\]/gu

export const showQuote = (quote: string): string => JSON.stringify(quote.slice(0, maxQuoteShown))

/** What makes a quote too short to mean anything, or null. */
export function findQuoteFault(quote: string): string | null {
  const isShort = quote.normalize('NFC').replace(placeholder, '').trim().length < minQuoteChars
  return isShort ? `the quote ${showQuote(quote)} is shorter than ${minQuoteChars} characters` : null
}

/** Finds a quote in the text that it names, word for word. */
export function lookUpSpan(item: { answer: string; quote: string }, sources: readonly Source[]): SpanLookup {
  const reject = (problem: string): SpanLookup => ({ found: null, problem })
  const fault = findQuoteFault(item.quote)
  if (fault !== null) return reject(fault)
  const source = sources.find((candidate) => candidate.id === item.answer.trim())
  if (source === undefined) return reject(`there is no answer ${JSON.stringify(item.answer.slice(0, 20))}`)
  const found = findSpan(source, item.quote)
  return found === null
    ? reject(`the quote ${showQuote(item.quote)} is not in ${source.id} word for word`)
    : { found, problem: null }
}

/** A quote's place in the original text of a source. */
export function findSpan(source: Source, quote: string): FoundSpan | null {
  const seen = locateQuote(source.view.text, quote)
  const span = seen === null ? null : originalSpan(source.view, seen)
  return seen === null || span === null ? null : { ...span, source, seen: source.view.text.slice(seen.start, seen.end) }
}

/** Whether the stretch contains only sentences of the question. */
export function isQuestionEcho({ source, start, end }: FoundSpan): boolean {
  const overlapping = source.sentences.filter((sentence) => sentence.start < end && start < sentence.end)
  return (
    overlapping.length > 0 &&
    overlapping.every((sentence) => source.echoes.some((echo) => echo.start === sentence.start))
  )
}

export const areOverlapping = (
  one: Span & { readonly source: Source },
  other: Span & { readonly source: Source },
): boolean => one.source.id === other.source.id && one.start < other.end && other.start < one.end
