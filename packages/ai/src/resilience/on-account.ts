import type { LanguageModel } from '../ports/language-model'
import type { MeteredLanguageModel, UseOf } from '../ports/provider-use'

/** A metered model as a plain one all of whose calls run on one account. */
export const onAccount = (model: MeteredLanguageModel, use: UseOf): LanguageModel => ({
  ...model,
  generate: (input) => model.generate({ ...input, use }),
  choose: (input) => model.choose({ ...input, use }),
})
