import { setLimits } from '@candor/contract'
import type { LanguageModel } from '../../ports/language-model'
import type { Requirement } from '../../ports/set-author'
import { askAuthorModel, type Written } from './ask-author-model'
import { checkRequirements } from './check-requirements'
import { type Advertisement, trimForModel } from './read-description'
import {
  createRequirementPrompt,
  type RequirementSources,
  requirementSystem,
  zRequirementReply,
} from './requirement-prompt'

const maxOutputTokens = 3_000
/** With fewer, a model that says little is no better than the built-in author. */
const enoughRequirements = 3

export interface RequirementWish extends Omit<RequirementSources, 'description' | 'maxCount'> {
  readonly advertisement: Advertisement | null
  /** [as many as a set holds] */
  readonly maxCount?: number
  /** Only what rests on a line of the advertisement. */
  readonly mustQuote: boolean
  /** How many the built-in author has: the model must have as many, up to three. */
  readonly builtinCount: number
  readonly deadlineMs: number
}

export function writeRequirements(
  model: Pick<LanguageModel, 'generate'>,
  {
    advertisement,
    mustQuote,
    builtinCount,
    deadlineMs,
    maxCount = setLimits.requirements,
    ...sources
  }: RequirementWish,
): Promise<Written<readonly Requirement[]>> {
  const description = advertisement === null ? {} : { description: trimForModel(advertisement.text) }
  const minCount = Math.min(maxCount, enoughRequirements, Math.max(1, builtinCount))
  const { language, existing = [] } = sources
  return askAuthorModel(model, {
    system: requirementSystem,
    prompt: createRequirementPrompt({ ...sources, ...description, maxCount }),
    schema: zRequirementReply,
    maxOutputTokens,
    deadlineMs,
    read: (reply) => checkRequirements(reply, { language, advertisement, mustQuote, existing, minCount, maxCount }),
  })
}
