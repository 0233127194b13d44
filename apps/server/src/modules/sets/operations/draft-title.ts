import type { InterviewLanguage } from '@candor/contract'
import { type AuthorDeps, createAuthorContext, type Draft, unwrap } from '../author'

/** Guesses the title of a position from its description; null where the description names none. */
export const draftTitle = async (
  deps: AuthorDeps,
  input: { description: string; language: InterviewLanguage },
): Promise<Draft<'title', string | null>> => {
  const draft = unwrap(
    await deps.author.guessTitle({ ...input, ...createAuthorContext(input.description, input.language) }),
  )
  return { title: draft.value.title, producedBy: draft.producedBy }
}
