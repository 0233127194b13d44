import type { DraftTranslation, InterviewLanguage, Question } from '@candor/contract'
import type { AuthorDeps } from '../author'

interface TranslationsInput {
  readonly questions: readonly Pick<Question, 'text' | 'expectedPoints'>[]
  readonly from: InterviewLanguage
  readonly to: InterviewLanguage
}

const withoutEmptyLines = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '')

/** Each question in the other language, in the same order; null for one that the author has no sound translation of. */
export async function draftTranslations(
  deps: Pick<AuthorDeps, 'author'>,
  { questions, from, to }: TranslationsInput,
): Promise<{ translations: (DraftTranslation | null)[] }> {
  const drafts = await deps.author.translateQuestions({
    questions: questions.map(({ text, expectedPoints }) => ({
      text,
      expectedPoints: withoutEmptyLines(expectedPoints),
    })),
    from,
    to,
  })
  return {
    translations: drafts.map((draft) => {
      if (!draft.ok) return null
      const { text, expectedPoints } = draft.value
      return { text, expectedPoints: expectedPoints && [...expectedPoints], producedBy: draft.producedBy }
    }),
  }
}
