import type { LanguageModel } from '../ports/language-model'
import type { MeteredLanguageModel, UsageContext } from '../ports/provider-use'

/** A metered model as a plain one all of whose calls run on one account. */
export const onAccount = (model: MeteredLanguageModel, use: UsageContext): LanguageModel => ({
  ...model,
  generate: (input) => model.generate({ ...input, use }),
  choose: (input) => model.choose({ ...input, use }),
})
