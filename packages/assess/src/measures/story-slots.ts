import type { Lexicon, StoryCues } from '../lexicons/lexicon'
import { findPhrases, type PhraseIndex } from '../lexicons/phrase-index'
import type { TaggedUnit } from '../tag/word'
import { findOwnAction, hasEntity } from './own-action'

export const storySlots = ['situation', 'ordered_steps', 'action', 'reason', 'example', 'result'] as const
export type StorySlot = (typeof storySlots)[number]

/** The sentence that fills each slot of a story, if a single answer has one. */
export function findStorySlots(units: readonly TaggedUnit[], lexicon: Lexicon): Map<StorySlot, TaggedUnit> {
  const found = new Map<StorySlot, TaggedUnit>()
  const fillSlot = (slot: StorySlot, unit: TaggedUnit | undefined): void => {
    if (unit !== undefined) found.set(slot, unit)
  }
  fillSlot(
    'situation',
    units.find((unit) => hasCue(unit, lexicon.story.situation)),
  )
  fillSlot('ordered_steps', findOrderedSteps(units, lexicon.story))
  fillSlot(
    'action',
    units.find((unit) => findOwnAction(unit, lexicon) !== null),
  )
  fillSlot(
    'reason',
    units.find((unit) => hasCue(unit, lexicon.story.reason)),
  )
  fillSlot(
    'example',
    units.find((unit) => hasCue(unit, lexicon.story.example)),
  )
  fillSlot(
    'result',
    units.find((unit) => hasCue(unit, lexicon.story.result) && (hasEntity(unit) || unit.words.length >= 5)),
  )
  return found
}

export function hasCue(unit: TaggedUnit, cues: PhraseIndex): boolean {
  return (
    findPhrases(
      cues,
      unit.words.map((word) => word.form),
    ).length > 0
  )
}

/** Two markers of order in their right order: first - next, next - last, or first - last. */
function findOrderedSteps(units: readonly TaggedUnit[], story: StoryCues): TaggedUnit | undefined {
  let stage = -1
  for (const unit of units) {
    const stages = [story.first, story.next, story.last].flatMap((cues, index) => (hasCue(unit, cues) ? [index] : []))
    const highest = Math.max(-1, ...stages)
    if (stage >= 0 && highest > stage) return unit
    if (stage < 0) stage = Math.min(...stages, 99) === 99 ? -1 : Math.min(...stages)
  }
  return undefined
}
