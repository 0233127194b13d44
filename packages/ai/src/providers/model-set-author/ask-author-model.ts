import type { GenerateInput, LanguageModel } from '../../ports/language-model'
import { ProviderError } from '../../ports/provider-error'
import { describeFaults, type Reading } from './reading'

/** Why the built-in author wrote instead of the model. */
export type AuthorFallback = ProviderError['code'] | 'too_little'

export type Written<T> =
  | { readonly ok: true; readonly value: T; readonly producedBy: string }
  | { readonly ok: false; readonly reason: AuthorFallback }

export interface Wish<R, T>
  extends Pick<GenerateInput<R>, 'system' | 'prompt' | 'schema' | 'maxOutputTokens' | 'deadlineMs'> {
  readonly read: (reply: R) => Reading<T>
}

/** One call. What is wrong with the reply is named in the one repair that the model makes itself. */
export async function askAuthorModel<R, T>(
  model: Pick<LanguageModel, 'generate'>,
  { read, ...input }: Wish<R, T>,
): Promise<Written<T>> {
  try {
    const { value, producedBy } = await model.generate({ ...input, findFault: (reply) => describeFaults(read(reply)) })
    const usable = read(value).value
    return usable === null ? { ok: false, reason: 'too_little' } : { ok: true, value: usable, producedBy }
  } catch (error) {
    if (error instanceof ProviderError) return { ok: false, reason: error.code }
    throw error
  }
}
