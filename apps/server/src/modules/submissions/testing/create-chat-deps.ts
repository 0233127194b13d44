import type { MeteredLanguageModel } from '@candor/ai'
import type { Deps } from '../../../deps'
import { createChatBudget } from '../chat-budget'
import { createSummaryCache } from '../summary-cache'

/** What the chat and the summary need besides the usual; without a model the rules answer. */
export const createChatDeps = <D extends Deps>(deps: D, languageModel: MeteredLanguageModel | null = null) => ({
  ...deps,
  languageModel,
  chatBudget: createChatBudget(deps),
  summaries: createSummaryCache(deps),
})
