import type { DraftTranslation, InterviewLanguage, Question } from '@candor/contract'
import type { AuthorDeps, Draft } from '../author'

interface TranslationsInput {
  readonly questions: readonly Pick<Question, 'text' | 'expectedPoints'>[]
  readonly from: InterviewLanguage
  readonly to: InterviewLanguage
}

/** Each question in the other language, in the same order; null for one that the author has no translation of. */
export const draftTranslations = async (
  deps: Pick<AuthorDeps, 'fallbackAuthor'>,
  { questions, from, to }: TranslationsInput,
): Promise<Draft<'translations', (DraftTranslation | null)[]>> => {
  // Questions of the built-in author alone have a translation, so a model is never asked.
  const drafts = await Promise.all(
    questions.map((question) => deps.fallbackAuthor.translateQuestion({ ...question, from, to })),
  )
  return {
    translations: drafts.map((draft) =>
      draft.ok
        ? { text: draft.value.text, expectedPoints: draft.value.expectedPoints && [...draft.value.expectedPoints] }
        : null,
    ),
    producedBy: 'builtin',
  }
}
