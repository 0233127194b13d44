import { cognitiveDims, type RatedDimId } from '@candor/contract'
import type { JudgeAnswer } from './judge-answers'
import { locateQuote } from './locate-quote'
import {
  areOverlapping,
  type FoundSpan,
  findQuoteFault,
  findSpan,
  isQuestionEcho,
  lookUpSpan,
  showQuote,
} from './quotes'
import type { NumberedFinding, RepairItem } from './rating-prompt'
import type { Source } from './sources'

/** A quote that code found, at its offsets in the original text. */
export interface FoundQuote extends FoundSpan {
  readonly supports: boolean
  readonly note: string
  /** False for what is denied or withdrawn, and for a wrong answer: it supports no level above 2. */
  readonly mayRaise: boolean
  /** Says that something is so and shows nothing of it. */
  readonly isClaim: boolean
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

export type QuoteLookup =
  | { readonly found: FoundQuote; readonly problem: null }
  | { readonly found: null; readonly problem: string }

/** Finds what an entry quotes: in the texts, or among the findings. */
export type LookUpQuote = (item: Entry['evidence'][number]) => QuoteLookup

/** Verifies a model's answer: a quote that is not found word for word does not count. */
export function checkJudgeAnswer(
  answer: JudgeAnswer,
  dimensions: readonly RatedDimId[],
  lookUp: LookUpQuote,
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
    const { reading, problems } = checkEntry(entry, id, lookUp)
    if (problems.length > 0) failures.push({ dimension: id, problems })
    else readings.set(id, reading)
  }
  return { readings, failures }
}

function checkEntry(entry: Entry, id: RatedDimId, lookUp: LookUpQuote): { reading: SampleReading; problems: string[] } {
  const lookups = entry.evidence.map(lookUp)
  const quotes = dropOverlapping(lookups.flatMap((item) => (item.found === null ? [] : [item.found])))
  const reading = { level: entry.level, quotes, whyNotHigher: entry.why_not_higher }
  const missingSupport = findMissingSupport(reading) ?? findWeakSupport(reading, id)
  if (missingSupport === null) return { reading, problems: [] }
  return {
    reading,
    problems: [missingSupport, ...lookups.flatMap((item) => (item.problem === null ? [] : [item.problem]))],
  }
}

/** What a level lacks, or null. At 3 the rubric's middle may mean "nothing that speaks either way". */
function findMissingSupport({ level, quotes }: SampleReading): string | null {
  const supporting = quotes.filter((quote) => quote.supports && quote.mayRaise).length
  if (level === 5 && supporting < 2) return 'level 5 needs two different supporting quotes that are in the text'
  if (level === 4 && supporting < 1) return 'level 4 needs a supporting quote that is in the text'
  if ((level === 1 || level === 2) && quotes.length < 1) return `level ${level} needs a quote that is in the text`
  return null
}

const isThinking = (id: RatedDimId): boolean => cognitiveDims.some((known) => known === id)

/** What a level rests on that cannot carry it, or null. */
function findWeakSupport({ level, quotes }: SampleReading, id: RatedDimId): string | null {
  const supporting = quotes.filter(({ supports }) => supports)
  if (level === null || level < 3 || supporting.length === 0) return null
  if (supporting.every(({ mayRaise }) => !mayRaise))
    return 'what is denied, withdrawn or wrong supports no level above 2'
  const isClaimed = supporting.every(({ mayRaise, isClaim }) => !mayRaise || isClaim)
  return isThinking(id) && isClaimed ? 'claims alone support no level above 2' : null
}

const rejectQuote = (problem: string): QuoteLookup => ({ found: null, problem })

/** Looks quotes up in the answers or the CV. */
export const lookUpInTexts =
  (sources: readonly Source[]): LookUpQuote =>
  (item) => {
    const { found, problem } = lookUpSpan(item, sources)
    if (found === null) return rejectQuote(problem)
    const supports = item.polarity === 'supports'
    if (supports && isQuestionEcho(found)) return rejectQuote(`the quote ${showQuote(item.quote)} repeats the question`)
    return { found: { ...found, supports, note: item.note, mayRaise: true, isClaim: false }, problem: null }
  }

/** Looks quotes up among the findings: a rating rests on nothing else. */
export const lookUpInFindings =
  (findings: readonly NumberedFinding[]): LookUpQuote =>
  (item) => {
    const fault = findQuoteFault(item.quote)
    if (fault !== null) return rejectQuote(fault)
    const named = findings.find(({ id }) => id === item.answer.trim())
    if (named === undefined) return rejectQuote(`there is no finding ${JSON.stringify(item.answer.slice(0, 20))}`)
    const { finding, isWrong } = named
    if (locateQuote(finding.seen, item.quote) === null)
      return rejectQuote(`the quote ${showQuote(item.quote)} is not in ${named.id} word for word`)
    const span = narrowTo(finding, item.quote)
    const mayRaise = finding.polarity === 'affirmed' && !isWrong
    const supports = item.polarity === 'supports'
    const isClaim = finding.kind === 'claim'
    return { found: { ...span, supports, note: item.note, mayRaise, isClaim }, problem: null }
  }

/** The quoted part of a finding, or all of it where the same words are also elsewhere in the answer. */
function narrowTo({ source, start, end, seen }: FoundSpan, quote: string): FoundSpan {
  const found = findSpan(source, quote)
  return found !== null && start <= found.start && found.end <= end ? found : { source, start, end, seen }
}

/** The same words twice are one quote. */
function dropOverlapping(quotes: readonly FoundQuote[]): FoundQuote[] {
  const kept: FoundQuote[] = []
  for (const quote of quotes) if (!kept.some((other) => areOverlapping(other, quote))) kept.push(quote)
  return kept
}
