import type { DescriptiveDimId, DimId } from './dims'
import { rubricEn } from './rubric-en'
import { rubricVi } from './rubric-vi'

/** Dimensions that can have a level. */
export type RatedDimId = Exclude<DimId, DescriptiveDimId>
/** What levels 1, 2, 3, 4 and 5 look like, in this order. */
export type Anchors = readonly [string, string, string, string, string]

/**
 * Behaviourally anchored levels of every rated dimension, rubric `r1`: the same text is the model's rubric (English) and what
 * staff and candidates read beside a level. No evidence is never level 1: it is no level. Whoever changes a sentence raises
 * the rubric's version.
 */
export const rubric: Readonly<Record<'en' | 'vi', Readonly<Record<RatedDimId, Anchors>>>> = {
  en: rubricEn,
  vi: rubricVi,
}
