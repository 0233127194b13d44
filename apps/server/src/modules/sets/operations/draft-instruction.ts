import type { InterviewLanguage } from '@candor/contract'
import { type AuthorDeps, createAuthorContext, type Draft, unwrap } from '../author'

/** A short instruction for the candidate, shown with a question. */
export const draftInstruction = async (
  deps: AuthorDeps,
  input: { question: string; language: InterviewLanguage },
): Promise<Draft<'instruction', string>> => {
  const draft = unwrap(
    await deps.author.writeInstruction({
      question: input.question,
      ...createAuthorContext(input.question, input.language),
    }),
  )
  return { instruction: draft.value.instruction, producedBy: draft.producedBy }
}
