import type { InterfaceLanguage } from '../enums'
import { rubricEn } from './rubric-en'
import type { Anchors, RatedDimId } from './rubric-shape'
import { rubricVi } from './rubric-vi'

export type { Anchors, RatedDimId } from './rubric-shape'

/**
 * Behaviourally anchored levels of every rated dimension, rubric `r1`: the same text is the model's rubric (English) and what
 * staff and candidates read beside a level. No evidence is never level 1: it is no level. Whoever changes a sentence raises
 * the rubric's version.
 */
export const rubric: Readonly<Record<InterfaceLanguage, Readonly<Record<RatedDimId, Anchors>>>> = {
  en: rubricEn,
  vi: rubricVi,
}
