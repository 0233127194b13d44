import { quote, strongest } from '../evidence/quote'
import { clip } from '../measures/clip'
import { connectivesOf, connectiveVariety } from '../measures/connectives'
import { runOns } from '../measures/run-ons'
import { type StorySlot, storySlots, storySlotsOf } from '../measures/story-slots'
import { topicContinuity } from '../measures/topic-continuity'
import { keptUnits } from '../normalise/prepare'
import {
  type Draft,
  keptWithAnswers,
  notEvaluated,
  type Part,
  type PlacedUnit,
  round,
  type ScoreContext,
  weigh,
  why,
  wordCount,
} from './scorecard'

const minWords = 120
const fewConnectives = 4

export function scoreCoherence(context: ScoreContext): Draft {
  const placed = keptWithAnswers(context.answers)
  const words = wordCount(placed.map((item) => item.unit))
  if (words < minWords) return notEvaluated('insufficient_evidence', { words, needed: minWords })
  const hits = placed.flatMap((item) =>
    connectivesOf([item.unit], context.lexicon).map((hit) => ({ ...hit, placed: item })),
  )
  const slots = slotsOf(context)
  const sentences = runOns(context.answers)
  const continuity = topicContinuity(context.answers)
  const types = new Set(hits.map((hit) => hit.phrase)).size
  const parts = partsOf([
    connectiveVariety(hits, words),
    slots.size / storySlots.length,
    sentences.share,
    continuity.share,
  ])
  const generic = continuity.generic.map((item) =>
    quote(item.answer, item.unit, { effect: '-', tag: 'generic_sentence' }),
  )
  return {
    state: 'scored',
    ...weigh(parts),
    evidence: strongest([
      ...[...slots.values()]
        .slice(0, 1)
        .map((item) => quote(item.answer, item.unit, { effect: '+', tag: 'story_step' })),
      ...hits.map((hit) =>
        quote(hit.placed.answer, { start: hit.start, end: hit.unit.end }, { effect: '+', tag: 'connective' }),
      ),
      ...sentences.examples.map((item) => quote(item.answer, item.unit, { effect: '-', tag: 'long_sentence' })),
      ...generic,
    ]),
    why: [
      why('coherence.connectives', { types, words }),
      why('coherence.order', { filled: slots.size, total: storySlots.length }),
      ...(sentences.share === null ? [] : [why('coherence.run_ons', { percent: round(100 * sentences.share, 0) })]),
      why('coherence.continuity', { percent: round(100 * continuity.share, 0) }),
    ],
    missing: [
      ...(types < fewConnectives ? [why('missing.connectives', { types })] : []),
      ...storySlots.filter((slot) => !slots.has(slot)).map((slot) => why('missing.order', { slot })),
    ],
  }
}

function partsOf(values: [number, number, number | null, number]): Part[] {
  const [variety, slots, runOnShare, continuity] = values
  const parts: Part[] = [
    {
      id: 'connective_variety',
      value: variety,
      unit: 'ratio',
      x: clip(variety, 0.25, 0.7),
      weight: 0.4,
      norm: '0.25→0.70',
    },
    { id: 'story_slots', value: slots, unit: 'share', x: slots, weight: 0.25, norm: '0→1' },
    { id: 'topic_continuity', value: continuity, unit: 'share', x: clip(continuity, 0, 1), weight: 0.2, norm: '0→1' },
  ]
  if (runOnShare !== null)
    parts.push({
      id: 'run_on_share',
      value: runOnShare,
      unit: 'share',
      x: clip(runOnShare, 0.5, 0),
      weight: 0.15,
      norm: '0.5→0',
    })
  return parts
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
