import type { InterviewLanguage, ScreeningQuestion, SetContent } from '@candor/contract'
import {
  type FactFault,
  getFilePurpose,
  getScreeningKind,
  hasFacts,
  listAskedFacts,
  listFactFaults,
  localizeContent,
  translateOptions,
} from '@candor/domain'
import { AppError } from '../../platform/errors'
import * as repo from './repo/index'

/** The content that screening reads, in the language of the interview. A practice has no screening questions and needs no CV. */
export const readScreeningContent = async (tx: repo.Transaction, row: repo.SessionRow): Promise<SetContent> => {
  const content = await repo.readVersionContent(tx, row.setVersionId)
  if (content === null) throw new AppError('SESSION_NOT_FOUND')
  if (row.isPractice) return { ...content, screeningQuestions: [], requiresCv: false, asksForCv: false }
  return localizeContent(content, row.state.language)
}

export const isAnswered = ({ values, facts }: repo.ScreeningValues): boolean =>
  facts === undefined ? values.length > 0 : hasFacts(facts)

/** Required questions without a value. */
export const listUnanswered = (content: SetContent, answers: readonly repo.ScreeningValues[]): readonly string[] =>
  content.screeningQuestions
    .filter((question) => question.isRequired)
    .filter((question) => !answers.some((given) => given.questionId === question.id && isAnswered(given)))
    .map((question) => question.id)

type ScreeningFault = FactFault | 'one_only' | 'unknown_option' | 'unknown_file' | 'facts_only' | 'no_facts'

const findFault = (
  question: ScreeningQuestion,
  values: readonly string[],
  fileIds: readonly string[],
): ScreeningFault | null => {
  if (values.length === 0) return question.isRequired ? 'required' : null
  const { hasOptions, isFile, allowsMany } = getScreeningKind(question.type)
  if (!allowsMany && values.length > 1) return 'one_only'
  const hasUnknown = (known: readonly string[]): boolean => values.some((value) => !known.includes(value))
  if (isFile && hasUnknown(fileIds)) return 'unknown_file'
  return hasOptions && hasUnknown(question.options) ? 'unknown_option' : null
}

/** The faults of one question: of the question itself, or of its facts as `<question>.<fact>`. */
const listQuestionFaults = (
  question: ScreeningQuestion,
  given: Pick<repo.ScreeningValues, 'values' | 'facts'>,
  fileIds: readonly string[],
): [string, ScreeningFault][] => {
  const { values, facts } = given
  const { id } = question
  if (listAskedFacts(question).length === 0) {
    const fault = facts === undefined ? findFault(question, values, fileIds) : 'no_facts'
    return fault === null ? [] : [[id, fault]]
  }
  if (values.length > 0) return [[id, 'facts_only']]
  if (facts === undefined) return question.isRequired ? [[id, 'required']] : []
  const faults = Object.entries(listFactFaults(question, facts))
  return faults.map(([fact, fault]) => [`${id}.${fact}`, fault])
}

/** What is wrong with answers to a set's screening questions, by question. Empty: nothing. */
export const listScreeningFaults = (
  content: SetContent,
  answers: readonly repo.ScreeningValues[],
  files: readonly repo.SessionFile[],
): Readonly<Record<string, string>> => {
  const known = new Set(content.screeningQuestions.map((question) => question.id))
  const unknown = answers.filter(({ questionId }) => !known.has(questionId))
  return Object.fromEntries([
    ...unknown.map(({ questionId }) => [questionId, 'unknown_question']),
    ...content.screeningQuestions.flatMap((question) => {
      const given = answers.find(({ questionId }) => questionId === question.id) ?? { values: [] }
      const fileIds = files.filter(({ purpose }) => purpose === getFilePurpose(question.id)).map(({ id }) => id)
      return listQuestionFaults(question, given, fileIds)
    }),
  ])
}

/** Given answers with their options in another language of the set. */
export const translateAnswers = (
  content: SetContent,
  change: {
    readonly given: readonly repo.ScreeningValues[]
    readonly from: InterviewLanguage
    readonly to: InterviewLanguage
  },
): repo.ScreeningValues[] => {
  const find = (language: InterviewLanguage, id: string) =>
    localizeContent(content, language).screeningQuestions.find((question) => question.id === id)
  return change.given.map(({ questionId, values, ...facts }) => ({
    ...facts,
    questionId,
    values: translateOptions(values, find(change.from, questionId), find(change.to, questionId)),
  }))
}
