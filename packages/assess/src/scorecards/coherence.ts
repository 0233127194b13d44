import type { Evidence, Why } from '@candor/contract'
import { quote, strongest } from '../evidence/quote'
import { clauseTypes, clauseVariety } from '../measures/clause-variety'
import { type ClearSentences, clearSentences } from '../measures/clear-sentences'
import { type ConnectiveHit, connectivesOf, connectiveVariety } from '../measures/connectives'
import { hdd } from '../measures/lexical-diversity'
import { spellingFor } from '../measures/misspellings'
import { clip } from '../measures/scale-to-unit'
import { type SeldomPairs, seldomPairs } from '../measures/seldom-pairs'
import { type StorySlot, storySlots, storySlotsOf } from '../measures/story-slots'
import { type Continuity, topicContinuity } from '../measures/topic-continuity'
import { keptUnits } from '../normalize/prepare-answers'
import {
  type Draft,
  keptWithAnswers,
  notEvaluated,
  type Part,
  type PlacedUnit,
  round,
  type ScoreContext,
  seldomPairsPart,
  weigh,
  why,
  wordCount,
} from './scorecard'

const minWords = 120
const shrinkWords = 40
const fewConnectives = 4

export function scoreCoherence(context: ScoreContext): Draft {
  const placed = keptWithAnswers(context.answers)
  const units = placed.map((item) => item.unit)
  const words = wordCount(units)
  if (words < minWords) return notEvaluated('insufficient_evidence', { words, needed: minWords })
  const read = reading(placed, context)
  return {
    state: 'scored',
    ...weigh(partsOf(read), words / (words + shrinkWords)),
    evidence: evidenceOf(read),
    why: whyOf(read),
    missing: [
      ...(read.types.size < fewConnectives ? [why('missing.connectives', { types: read.types.size })] : []),
      ...storySlots.filter((slot) => !read.slots.has(slot)).map((slot) => why('missing.order', { slot })),
    ],
  }
}

interface PlacedHit extends ConnectiveHit {
  readonly placed: PlacedUnit
}

interface Reading {
  readonly words: number
  readonly hits: readonly PlacedHit[]
  /** Different connectives, and those of them that not every speaker has. */
  readonly types: ReadonlySet<string>
  readonly precise: readonly PlacedHit[]
  readonly preciseTypes: ReadonlySet<string>
  readonly slots: ReadonlyMap<StorySlot, PlacedUnit>
  readonly clear: ClearSentences
  /** Typed English only. */
  readonly pairs: SeldomPairs | null
  readonly continuity: Continuity
  /** HD-D: whether the account moves on or goes round in the same words, in whatever order they come. */
  readonly diversity: number
  /** Kinds of clause; English only. */
  readonly clauseKinds: number | null
}

function reading(placed: readonly PlacedUnit[], context: ScoreContext): Reading {
  const units = placed.map((item) => item.unit)
  const all = units.flatMap((unit) => unit.words)
  const hits = placed.flatMap((item) =>
    connectivesOf([item.unit], context.lexicon).map((hit) => ({ ...hit, placed: item })),
  )
  const precise = hits.filter((hit) => !context.lexicon.everydayConnectives.has(hit.phrase))
  const spelling = spellingFor(context.set, context.questions)
  return {
    words: all.length,
    hits,
    types: new Set(hits.map((hit) => hit.phrase)),
    precise,
    preciseTypes: new Set(precise.map((hit) => hit.phrase)),
    slots: slotsOf(context),
    clear: clearSentences(context.answers, spelling, context.lexicon),
    pairs: seldomPairs(context.answers, context.lexicon.language),
    continuity: topicContinuity(context.answers),
    diversity: hdd(all.filter((word) => word.token.mask === null).map((word) => word.form)),
    clauseKinds: context.lexicon.language === 'en' ? clauseVariety(clauseTypes(units)) : null,
  }
}

function partsOf(read: Reading): Part[] {
  return [...linkParts(read), ...orderParts(read)]
}

/** How thoughts are tied to each other. */
function linkParts(read: Reading): Part[] {
  const variety = connectiveVariety(read.hits, read.words)
  const precise = connectiveVariety(read.precise, read.words)
  const parts: Part[] = [
    {
      id: 'connective_variety',
      value: variety,
      unit: 'ratio',
      x: clip(variety, 0.25, 0.8),
      weight: 0.15,
      norm: '0.25→0.80',
    },
    {
      id: 'precise_connective_variety',
      value: precise,
      unit: 'ratio',
      x: clip(precise, 0, 0.45),
      weight: 0.15,
      norm: '0→0.45',
    },
  ]
  if (read.clauseKinds === null) return parts
  const kinds = read.clauseKinds
  return [
    ...parts,
    { id: 'clause_variety', value: kinds, unit: 'count', x: clip(kinds, 0, 6), weight: 0.1, norm: '0→6' },
  ]
}

/** Whether the thread can be followed: no stumbling, a story in its order, on the subject, without going in circles. */
function orderParts({ clear, pairs, slots, continuity, diversity }: Reading): Part[] {
  const filled = slots.size / storySlots.length
  const parts: Part[] = [
    { id: 'story_slots', value: filled, unit: 'share', x: filled, weight: 0.05, norm: '0→1' },
    {
      id: 'topic_continuity',
      value: continuity.share,
      unit: 'share',
      x: clip(continuity.share, 0, 1),
      weight: 0.05,
      norm: '0→1',
    },
    ...(pairs === null ? [] : [seldomPairsPart(pairs, 0.15)]),
    { id: 'hdd', value: diversity, unit: 'share', x: clip(diversity, 0.7, 0.84), weight: 0.1, norm: '0.70→0.84' },
  ]
  if (clear.share === null) return parts
  return [
    ...parts,
    { id: 'clear_sentence_share', value: clear.share, unit: 'share', x: clear.share, weight: 0.25, norm: '0→1' },
  ]
}

function evidenceOf(read: Reading): Evidence[] {
  const connected = [...read.precise, ...read.hits]
  return strongest([
    ...[...read.slots.values()]
      .slice(0, 1)
      .map((item) => quote(item.answer, item.unit, { effect: '+', tag: 'story_step' })),
    ...connected.map((hit) =>
      quote(hit.placed.answer, { start: hit.start, end: hit.unit.end }, { effect: '+', tag: 'connective' }),
    ),
    ...read.clear.unclear.map((item) => quote(item.answer, item.unit, { effect: '-', tag: 'unclear_sentence' })),
    ...read.continuity.generic.map((item) => quote(item.answer, item.unit, { effect: '-', tag: 'generic_sentence' })),
  ])
}

function whyOf(read: Reading): Why[] {
  const { clear, continuity, words } = read
  return [
    why('coherence.connectives', { types: read.types.size, words }),
    why('coherence.precise', { types: read.preciseTypes.size }),
    why('coherence.order', { filled: read.slots.size, total: storySlots.length }),
    ...(clear.share === null ? [] : [why('coherence.clear', { percent: round(100 * clear.share, 0) })]),
    why('coherence.continuity', { percent: round(100 * continuity.share, 0) }),
    why('coherence.variation', { percent: round(100 * read.diversity, 0) }),
  ]
}

/** The first sentence that fills each slot in any answer: order is read inside one answer only. */
function slotsOf(context: ScoreContext): Map<StorySlot, PlacedUnit> {
  const found = new Map<StorySlot, PlacedUnit>()
  for (const answer of context.answers) {
    for (const [slot, unit] of storySlotsOf(keptUnits(answer.units), context.lexicon)) {
      if (!found.has(slot)) found.set(slot, { answer, unit })
    }
  }
  return found
}
