import type { Evidence, Why } from '@candor/contract'
import { buildEvidence, selectStrongest } from '../evidence/quote'
import { countClauseTypes, findClauseTypes } from '../measures/clause-variety'
import { type ClearSentences, measureClearSentences } from '../measures/clear-sentences'
import { type ConnectiveHit, findConnectives, measureConnectiveVariety } from '../measures/connectives'
import { measureHdd } from '../measures/lexical-diversity'
import { createSpellChecker } from '../measures/misspellings'
import { scaleToUnit } from '../measures/scale-to-unit'
import { countSeldomPairs, type SeldomPairs } from '../measures/seldom-pairs'
import { findStorySlots, type StorySlot, storySlots } from '../measures/story-slots'
import { type Continuity, measureTopicContinuity } from '../measures/topic-continuity'
import { listKeptUnits } from '../normalize/prepare-answers'
import {
  type AnswerUnit,
  buildSeldomPairsMeasure,
  buildWhy,
  combineMeasures,
  countWords,
  listAnswerUnits,
  notEvaluated,
  roundTo,
  type ScoreContext,
  type UnscoredDim,
  type WeightedMeasure,
} from './scorecard'

const minWords = 60
const shrinkWords = 40
const fewConnectives = 4

export function scoreCoherence(context: ScoreContext): UnscoredDim {
  const kept = listAnswerUnits(context.answers)
  const units = kept.map((item) => item.unit)
  const words = countWords(units)
  if (words < minWords) return notEvaluated('insufficient_evidence', { words, needed: minWords })
  const coherence = measureCoherence(kept, context)
  return {
    state: 'scored',
    ...combineMeasures(listMeasures(coherence), words / (words + shrinkWords)),
    evidence: collectEvidence(coherence),
    buildWhy: listWhys(coherence),
    missing: [
      ...(coherence.types.size < fewConnectives
        ? [buildWhy('missing.connectives', { types: coherence.types.size })]
        : []),
      ...storySlots.filter((slot) => !coherence.slots.has(slot)).map((slot) => buildWhy('missing.order', { slot })),
    ],
  }
}

interface ConnectiveMatch extends ConnectiveHit {
  readonly placed: AnswerUnit
}

interface CoherenceMeasures {
  readonly words: number
  readonly hits: readonly ConnectiveMatch[]
  /** Different connectives, and those of them that not every speaker has. */
  readonly types: ReadonlySet<string>
  readonly precise: readonly ConnectiveMatch[]
  readonly preciseTypes: ReadonlySet<string>
  readonly slots: ReadonlyMap<StorySlot, AnswerUnit>
  readonly clear: ClearSentences
  /** Typed English only. */
  readonly pairs: SeldomPairs | null
  readonly continuity: Continuity
  /** HD-D: whether the account continues or repeats the same words, in whatever order they come. */
  readonly diversity: number
  /** Kinds of clause; English only. */
  readonly clauseKinds: number | null
}

function measureCoherence(kept: readonly AnswerUnit[], context: ScoreContext): CoherenceMeasures {
  const units = kept.map((item) => item.unit)
  const all = units.flatMap((unit) => unit.words)
  const hits = kept.flatMap((item) =>
    findConnectives([item.unit], context.lexicon).map((hit) => ({ ...hit, placed: item })),
  )
  const precise = hits.filter((hit) => !context.lexicon.everydayConnectives.has(hit.phrase))
  const spelling = createSpellChecker(context.set, context.questions)
  return {
    words: all.length,
    hits,
    types: new Set(hits.map((hit) => hit.phrase)),
    precise,
    preciseTypes: new Set(precise.map((hit) => hit.phrase)),
    slots: findFirstSlots(context),
    clear: measureClearSentences(context.answers, spelling, context.lexicon),
    pairs: countSeldomPairs(context.answers, context.lexicon.language),
    continuity: measureTopicContinuity(context.answers),
    diversity: measureHdd(all.filter((word) => word.token.mask === null).map((word) => word.form)),
    clauseKinds: context.lexicon.language === 'en' ? countClauseTypes(findClauseTypes(units)) : null,
  }
}

function listMeasures(coherence: CoherenceMeasures): WeightedMeasure[] {
  return [...listCohesionMeasures(coherence), ...listOrganizationMeasures(coherence)]
}

/** How thoughts are tied to each other. */
function listCohesionMeasures(coherence: CoherenceMeasures): WeightedMeasure[] {
  const variety = measureConnectiveVariety(coherence.hits, coherence.words)
  const precise = measureConnectiveVariety(coherence.precise, coherence.words)
  const parts: WeightedMeasure[] = [
    {
      id: 'connective_variety',
      value: variety,
      unit: 'ratio',
      x: scaleToUnit(variety, 0.25, 0.8),
      weight: 0.15,
      norm: '0.25→0.80',
    },
    {
      id: 'precise_connective_variety',
      value: precise,
      unit: 'ratio',
      x: scaleToUnit(precise, 0, 0.45),
      weight: 0.15,
      norm: '0→0.45',
    },
  ]
  if (coherence.clauseKinds === null) return parts
  const kinds = coherence.clauseKinds
  return [
    ...parts,
    { id: 'clause_variety', value: kinds, unit: 'count', x: scaleToUnit(kinds, 0, 6), weight: 0.1, norm: '0→6' },
  ]
}

/** Whether the thread can be followed: no stumbling, a story in its order, on the subject, without going in circles. */
function listOrganizationMeasures({
  clear,
  pairs,
  slots,
  continuity,
  diversity,
}: CoherenceMeasures): WeightedMeasure[] {
  const filled = slots.size / storySlots.length
  const parts: WeightedMeasure[] = [
    { id: 'story_slots', value: filled, unit: 'share', x: filled, weight: 0.05, norm: '0→1' },
    {
      id: 'topic_continuity',
      value: continuity.share,
      unit: 'share',
      x: scaleToUnit(continuity.share, 0, 1),
      weight: 0.05,
      norm: '0→1',
    },
    ...(pairs === null ? [] : [buildSeldomPairsMeasure(pairs, 0.15)]),
    {
      id: 'hdd',
      value: diversity,
      unit: 'share',
      x: scaleToUnit(diversity, 0.7, 0.84),
      weight: 0.1,
      norm: '0.70→0.84',
    },
  ]
  if (clear.share === null) return parts
  return [
    ...parts,
    { id: 'clear_sentence_share', value: clear.share, unit: 'share', x: clear.share, weight: 0.25, norm: '0→1' },
  ]
}

function collectEvidence(coherence: CoherenceMeasures): Evidence[] {
  const connected = [...coherence.precise, ...coherence.hits]
  return selectStrongest([
    ...[...coherence.slots.values()]
      .slice(0, 1)
      .map((item) => buildEvidence(item.answer, item.unit, { effect: '+', tag: 'story_step' })),
    ...connected.map((hit) =>
      buildEvidence(hit.placed.answer, { start: hit.start, end: hit.unit.end }, { effect: '+', tag: 'connective' }),
    ),
    ...coherence.clear.unclear.map((item) =>
      buildEvidence(item.answer, item.unit, { effect: '-', tag: 'unclear_sentence' }),
    ),
    ...coherence.continuity.generic.map((item) =>
      buildEvidence(item.answer, item.unit, { effect: '-', tag: 'generic_sentence' }),
    ),
  ])
}

function listWhys(coherence: CoherenceMeasures): Why[] {
  const { clear, continuity, words } = coherence
  return [
    buildWhy('coherence.connectives', { types: coherence.types.size, words }),
    buildWhy('coherence.precise', { types: coherence.preciseTypes.size }),
    buildWhy('coherence.order', { filled: coherence.slots.size, total: storySlots.length }),
    ...(clear.share === null ? [] : [buildWhy('coherence.clear', { percent: roundTo(100 * clear.share, 0) })]),
    buildWhy('coherence.continuity', { percent: roundTo(100 * continuity.share, 0) }),
    buildWhy('coherence.variation', { percent: roundTo(100 * coherence.diversity, 0) }),
  ]
}

/** The first sentence that fills each slot in any answer: order is read inside one answer only. */
function findFirstSlots(context: ScoreContext): Map<StorySlot, AnswerUnit> {
  const found = new Map<StorySlot, AnswerUnit>()
  for (const answer of context.answers) {
    for (const [slot, unit] of findStorySlots(listKeptUnits(answer.units), context.lexicon)) {
      if (!found.has(slot)) found.set(slot, { answer, unit })
    }
  }
  return found
}
