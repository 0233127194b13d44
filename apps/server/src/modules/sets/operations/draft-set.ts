import { type InterviewLanguage, type SetDraft, setLimits } from '@candor/contract'
import {
  type AuthorDeps,
  createAuthorContext,
  type QuestionsWithRequirements,
  toNotCovered,
  toRequirement,
  unwrap,
} from '../author'
import { draftQuestions } from './draft-questions'
import { draftTitle } from './draft-title'

/** A set holds so many requirements: those that a question is about stay. */
function trimToLimit({ questions, requirements }: QuestionsWithRequirements) {
  const asked = new Set(questions.map(({ requirementId }) => requirementId))
  const others = requirements.filter(({ id }) => !asked.has(id))
  const kept = new Set(others.slice(0, Math.max(0, setLimits.requirements - asked.size)))
  return { questions, requirements: requirements.filter((entry) => asked.has(entry.id) || kept.has(entry)) }
}

interface SetInput {
  readonly description: string
  readonly language: InterviewLanguage
  readonly count: number
}

/** Null: the parts are of different authors. */
async function draftParts(deps: AuthorDeps, input: SetInput): Promise<SetDraft | null> {
  const { title, producedBy } = await draftTitle(deps, input)
  const extracted = unwrap(
    await deps.author.extractRequirements({ ...input, ...createAuthorContext(input.description, input.language) }),
  )
  if (extracted.producedBy !== producedBy) return null
  const { requirements, uncovered } = extracted.value
  const draft = await draftQuestions(deps, {
    requirements: requirements.slice(0, setLimits.requirements).map((item) => toRequirement(item, deps.newId)),
    title,
    language: input.language,
    count: input.count,
  })
  if (draft.producedBy !== producedBy) return null
  const leftOut = [...new Set(extracted.notices.map((notice) => notice.quote))]
  const notCovered = toNotCovered([...uncovered, ...draft.notCovered])
  return { ...trimToLimit(draft), title, producedBy, leftOut, notCovered }
}

/** The quick way: title, requirements and questions with criteria out of one description, all by one author. */
export async function draftSet(deps: AuthorDeps, input: SetInput): Promise<SetDraft> {
  const draft = (await draftParts(deps, input)) ?? (await draftParts({ ...deps, author: deps.fallbackAuthor }, input))
  if (draft === null) throw new Error('The fallback author is several authors')
  return draft
}
