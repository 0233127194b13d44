import { type AuthorResult, builtinSetAuthor, type DraftQuestion, type QuestionDraft } from '@candor/ai'
import type { InterviewLanguage, Question, Requirement, SetContent } from '@candor/contract'
import { isNearCopy, type PlannedQuestion } from '@candor/domain'
import { practiceQuestions } from './texts'

/** What a practice asks in place of a question of the set. */
export type PracticeQuestion = Pick<PlannedQuestion, 'text' | 'kind' | 'requirementTerms' | 'expectedPoints'>

interface Wanted {
  readonly language: InterviewLanguage
  /** Another seed gives other questions. */
  readonly seed: string
}

/** The most that the author drafts at once. */
const DRAFT_COUNT = 12

const toAuthorRequirement = ({ name, kind, weight, isMustHave }: Requirement) => ({
  name,
  kind,
  weight,
  isMustHave,
  sourceQuote: null,
})

/** Every text of the set's questions, also the translated ones. */
const listOwnTexts = ({ questions }: Pick<SetContent, 'questions'>): readonly string[] =>
  questions.flatMap(({ text, translations = {} }) => [
    text,
    ...Object.values(translations).map((translation) => translation.text),
  ])

const isAskedAbout = (questions: readonly Question[], { id }: Requirement): boolean =>
  questions.some(({ requirementId }) => requirementId === id)

const listDrafted = (result: AuthorResult<QuestionDraft>): readonly DraftQuestion[] =>
  result.ok ? result.value.questions : []

/**
 * What the built-in author drafts for the position: about requirements that no question of the set is about, about what is
 * usual for the title, and last about the other requirements. A practice is free and open to everyone, so no model is asked.
 */
const draftForPosition = async (content: SetContent, wanted: Wanted): Promise<readonly DraftQuestion[]> => {
  const { questions, requirements, positionName: title, languages } = content
  const common = { ...wanted, count: DRAFT_COUNT, exclude: listOwnTexts(content) }
  // Requirements are written in the set's first language.
  const named = wanted.language === languages[0] ? requirements : []
  const draftAbout = async (about: readonly Requirement[]) =>
    about.length === 0
      ? []
      : listDrafted(
          await builtinSetAuthor.draftQuestions({ ...common, title, requirements: about.map(toAuthorRequirement) }),
        )
  return [
    ...(await draftAbout(named.filter((requirement) => !isAskedAbout(questions, requirement)))),
    ...listDrafted(await builtinSetAuthor.draftQuestionsForTitle({ ...common, title })),
    ...(await draftAbout(named.filter((requirement) => isAskedAbout(questions, requirement)))),
  ]
}

/** Questions that fit every position. */
export const listGeneralQuestions = (language: InterviewLanguage): readonly PracticeQuestion[] =>
  practiceQuestions[language].map((question) => ({ ...question, requirementTerms: [], expectedPoints: [] }))

/** Without the set's questions and near copies of them, and without near copies among themselves. */
const removeCopies = (found: readonly PracticeQuestion[], own: readonly string[]): readonly PracticeQuestion[] => {
  const kept: PracticeQuestion[] = []
  for (const question of found) {
    const taken = [...own, ...kept.map(({ text }) => text)]
    if (!taken.some((text) => isNearCopy(text, question.text))) kept.push(question)
  }
  return kept
}

/** For each question of the set one of the same kind; where there is none left, of another kind. */
const matchKinds = (
  questions: readonly Question[],
  found: readonly PracticeQuestion[],
): readonly PracticeQuestion[] => {
  const left = [...found]
  const take = (index: number): PracticeQuestion[] => (index < 0 ? [] : left.splice(index, 1))
  const exact = questions.map(({ kind }) => take(left.findIndex((question) => question.kind === kind)))
  return exact.flatMap((matched) => (matched.length > 0 ? matched : take(left.length > 0 ? 0 : -1)))
}

/**
 * Questions like the set's: about the same position, as many, and of the same kinds as far as the author has some. Never one
 * of the set's questions. Where too few can be drafted, general questions are added, and the practice may be shorter.
 */
export const draftSimilarPractice = async (
  content: SetContent,
  wanted: Wanted,
): Promise<readonly PracticeQuestion[]> => {
  const drafted = (await draftForPosition(content, wanted)).map(({ text, kind, requirementName, expectedPoints }) => ({
    text,
    kind,
    requirementTerms: [requirementName],
    expectedPoints,
  }))
  const found = removeCopies([...drafted, ...listGeneralQuestions(wanted.language)], listOwnTexts(content))
  return matchKinds(content.questions, found)
}
