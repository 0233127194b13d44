import { type InterviewLanguage, type SetDraft, setLimits } from '@candor/contract'
import { type AuthorDeps, createAuthorContext, toRequirement, unwrap } from '../author'
import { draftQuestions } from './draft-questions'
import { draftTitle } from './draft-title'

/** The quick way: title, requirements and questions with criteria out of one description. */
export const draftSet = async (
  deps: AuthorDeps,
  input: { description: string; language: InterviewLanguage; count: number },
): Promise<SetDraft> => {
  const { title } = await draftTitle(deps, input)
  const extracted = unwrap(
    await deps.author.extractRequirements({ ...input, ...createAuthorContext(input.description, input.language) }),
  )
  const requirements = extracted.value.slice(0, setLimits.requirements).map((item) => toRequirement(item, deps.newId))
  const { questions } = await draftQuestions(deps, {
    requirements,
    title,
    language: input.language,
    count: input.count,
  })
  const leftOut = [...new Set(extracted.notices.map((notice) => notice.quote))]
  return { title, requirements, questions, producedBy: extracted.producedBy, leftOut }
}
