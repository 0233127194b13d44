import type { InterfaceLanguage } from '../enums'
import { rubricEn } from './rubric-en'
import type { Anchors, RatedDimId } from './rubric-shape'
import { rubricVi } from './rubric-vi'

export type { Anchors, RatedDimId } from './rubric-shape'

/**
 * Behaviorally anchored levels of every rated dimension, rubric `r1`: the same text is the model's rubric (English) and
 * what staff and candidates read next to a level. Without evidence there is no level, not level 1. A changed sentence
 * requires a higher rubric version.
 */
export const rubric: Readonly<Record<InterfaceLanguage, Readonly<Record<RatedDimId, Anchors>>>> = {
  en: rubricEn,
  vi: rubricVi,
}
