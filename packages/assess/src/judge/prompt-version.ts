import { rubric } from '@candor/contract'
import { languageExamples } from './calibration-language'
import { thinkingExamples } from './calibration-thinking'
import { sha256 } from './prompt-rules'
import { ratingTexts } from './rating-prompt'
import { readingTexts } from './reading-prompt'

/** Derived from the prompts' own texts, so that it changes with every sentence and cannot be forgotten. */
export const promptVersion = `p3-${sha256(
  JSON.stringify([readingTexts, ratingTexts, rubric.en, thinkingExamples, languageExamples]),
).slice(0, 8)}`
