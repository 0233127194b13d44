import { type MeteredLanguageModel, ModelError, type UsageContext } from '@candor/ai'
import type { AskChatModel } from '@candor/assess'
import type { Deps } from '../../deps'

/** A reader waits for an answer or for the top of a transcript; after that the rules answer. */
const deadlineMs = 20_000

export interface ChatModelPorts {
  /** Null: none is configured. */
  readonly languageModel: MeteredLanguageModel | null
}

/** Sends the calls of a chat or summary to the configured model, on the organization's account. */
export const createChatModel =
  (
    languageModel: MeteredLanguageModel,
    { use, signal }: { readonly use: UsageContext; readonly signal?: AbortSignal | undefined },
  ): AskChatModel =>
  (call) =>
    languageModel.generate({ ...call, deadlineMs, use, ...(signal === undefined ? {} : { signal }) })

/** What a model made, or what the rules make where the provider fails. Its errors have no words of people. */
export const withRules = async <T>(
  { log }: Pick<Deps, 'log'>,
  { make, fallback }: { readonly make: () => Promise<T>; readonly fallback: () => T },
): Promise<T> => {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    log.info({ code: error.code }, 'the rules answered instead of the model')
    return fallback()
  }
}
