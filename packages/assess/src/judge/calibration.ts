import type { CognitiveDimId, RatedDimId } from '@candor/contract'
import { languageExamples } from './calibration-language'
import { thinkingExamples } from './calibration-thinking'
import type { LevelExamples } from './level-examples'

const examples: Readonly<Partial<Record<RatedDimId, LevelExamples>>> & Readonly<Record<CognitiveDimId, LevelExamples>> =
  { ...thinkingExamples, ...languageExamples }

/** Two examples of each level; none for the attributes of a CV. */
export const findLevelExamples = (id: RatedDimId): LevelExamples | null => examples[id] ?? null
