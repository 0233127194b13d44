import type { SetAuthor } from '@candor/ai'
import { type InterviewLanguage, type Question, type Requirement, type SetDraft, setLimits } from '@candor/contract'
import type { Deps } from '../../../deps'
import { authored, fromRequirement, toQuestion, toRequirement } from '../author'

export type AuthorDeps = Pick<Deps, 'newId'> & { readonly author: SetAuthor }

interface Description {
  readonly description: string
  readonly language: InterviewLanguage
}
interface Counted {
  readonly count: number
}

const contextOf = (text: string, language: InterviewLanguage) => ({ language, seed: text.slice(0, 200) })
const options = (count: number) => ({ count: Math.min(12, count), seniority: null })
type Made<K extends string, V> = { [key in K]: V } & { producedBy: string }

export const draftTitle = async (deps: AuthorDeps, input: Description): Promise<Made<'title', string | null>> => {
  const made = authored(await deps.author.guessTitle({ ...input, ...contextOf(input.description, input.language) }))
  return { title: made.value.title, producedBy: made.producedBy }
}

export const draftRequirements = async (
  deps: AuthorDeps,
  input: Description,
): Promise<Made<'requirements', Requirement[]>> => {
  const made = authored(
    await deps.author.extractRequirements({ ...input, ...contextOf(input.description, input.language) }),
  )
  return { requirements: made.value.map((draft) => toRequirement(draft, deps.newId)), producedBy: made.producedBy }
}

export const draftQuestions = async (
  deps: AuthorDeps,
  input: { requirements: readonly Requirement[]; title: string | null; language: InterviewLanguage } & Counted,
): Promise<Made<'questions', Question[]>> => {
  const made = authored(
    await deps.author.draftQuestions({
      requirements: input.requirements.map(fromRequirement),
      title: input.title,
      ...contextOf(input.requirements.map((requirement) => requirement.name).join(' '), input.language),
      ...options(input.count),
    }),
  )
  const questions = made.value.map((draft) => toQuestion(draft, input.requirements, deps.newId))
  return { questions, producedBy: made.producedBy }
}

/** The quick way: title, requirements and questions with criteria out of one description. */
export const draftSet = async (deps: AuthorDeps, input: Description & Counted): Promise<SetDraft> => {
  const { title } = await draftTitle(deps, input)
  const described = authored(
    await deps.author.extractRequirements({ ...input, ...contextOf(input.description, input.language) }),
  )
  const requirements = described.value.slice(0, setLimits.requirements).map((draft) => toRequirement(draft, deps.newId))
  const { questions } = await draftQuestions(deps, {
    requirements,
    title,
    language: input.language,
    count: input.count,
  })
  const leftOut = [...new Set(described.notices.map((notice) => notice.quote))]
  return { title, requirements, questions, producedBy: described.producedBy, leftOut }
}

export const draftMoreRequirements = async (
  deps: AuthorDeps,
  input: Description & { requirements: readonly Requirement[] },
): Promise<Made<'requirements', Requirement[]>> => {
  const made = authored(
    await deps.author.suggestRequirements({
      existing: input.requirements.map(fromRequirement),
      description: input.description === '' ? null : input.description,
      title: null,
      count: 5,
      ...contextOf(input.description, input.language),
    }),
  )
  return { requirements: made.value.map((draft) => toRequirement(draft, deps.newId)), producedBy: made.producedBy }
}

export const draftRequirementsOfQuestion = async (
  deps: AuthorDeps,
  input: { question: string; language: InterviewLanguage },
): Promise<Made<'requirements', Requirement[]>> => {
  const made = authored(
    await deps.author.inferRequirements({
      questions: [input.question],
      ...contextOf(input.question, input.language),
    }),
  )
  return { requirements: made.value.map((draft) => toRequirement(draft, deps.newId)), producedBy: made.producedBy }
}

export const draftRequirementsOfTitle = async (
  deps: AuthorDeps,
  input: { title: string; language: InterviewLanguage },
): Promise<Made<'requirements', Requirement[]>> => {
  const made = authored(
    await deps.author.suggestRequirementsForTitle({ title: input.title, ...contextOf(input.title, input.language) }),
  )
  return { requirements: made.value.map((draft) => toRequirement(draft, deps.newId)), producedBy: made.producedBy }
}

export const draftQuestionsOfTitle = async (
  deps: AuthorDeps,
  input: { title: string; language: InterviewLanguage } & Counted,
): Promise<Made<'questions', Question[]>> => {
  const made = authored(
    await deps.author.draftQuestionsForTitle({
      title: input.title,
      ...contextOf(input.title, input.language),
      ...options(input.count),
    }),
  )
  return { questions: made.value.map((draft) => toQuestion(draft, [], deps.newId)), producedBy: made.producedBy }
}

export const draftQuestionsOfDescription = async (
  deps: AuthorDeps,
  input: Description & Counted,
): Promise<Made<'questions', Question[]>> => {
  const made = authored(
    await deps.author.draftQuestionsFromDescription({
      ...input,
      ...contextOf(input.description, input.language),
      ...options(input.count),
    }),
  )
  return { questions: made.value.map((draft) => toQuestion(draft, [], deps.newId)), producedBy: made.producedBy }
}

export const draftInstruction = async (
  deps: AuthorDeps,
  input: { question: string; language: InterviewLanguage },
): Promise<Made<'instruction', string>> => {
  const made = authored(
    await deps.author.writeInstruction({ question: input.question, ...contextOf(input.question, input.language) }),
  )
  return { instruction: made.value.instruction, producedBy: made.producedBy }
}
