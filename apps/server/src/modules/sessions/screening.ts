import type { InterviewLanguage, ScreeningQuestion, SetContent } from '@candor/contract'
import { getScreeningKind, localizeContent, translateOptions } from '@candor/domain'
import { AppError } from '../../platform/errors'
import * as repo from './repo/index'

/** The content that screening reads, in the language of the interview. A practice has no screening questions and needs no CV. */
export const readScreeningContent = async (tx: repo.Transaction, row: repo.SessionRow): Promise<SetContent> => {
  const content = await repo.readVersionContent(tx, row.setVersionId)
  if (content === null) throw new AppError('SESSION_NOT_FOUND')
  if (row.isPractice) return { ...content, screeningQuestions: [], requiresCv: false }
  return localizeContent(content, row.state.language)
}

/** Required questions without a value. */
export const listUnanswered = (content: SetContent, answers: readonly repo.ScreeningValues[]): readonly string[] =>
  content.screeningQuestions
    .filter((question) => question.isRequired)
    .filter((question) => !answers.some((given) => given.questionId === question.id && given.values.length > 0))
    .map((question) => question.id)

const findFault = (
  question: ScreeningQuestion,
  values: readonly string[],
  fileIds: readonly string[],
): 'required' | 'one_only' | 'unknown_option' | null => {
  if (values.length === 0) return question.isRequired ? 'required' : null
  const { hasOptions, isFile, allowsMany } = getScreeningKind(question.type)
  if (!allowsMany && values.length > 1) return 'one_only'
  const known = isFile ? fileIds : question.options
  return (hasOptions || isFile) && values.some((value) => !known.includes(value)) ? 'unknown_option' : null
}

/** What is wrong with answers to a set's screening questions, by question. Empty: nothing. */
export const listScreeningFaults = (
  content: SetContent,
  answers: readonly repo.ScreeningValues[],
  fileIds: readonly string[],
): Readonly<Record<string, string>> => {
  const faults: Record<string, string> = {}
  const known = new Set(content.screeningQuestions.map((question) => question.id))
  for (const { questionId } of answers) if (!known.has(questionId)) faults[questionId] = 'unknown_question'
  for (const question of content.screeningQuestions) {
    const values = answers.find((given) => given.questionId === question.id)?.values ?? []
    const fault = findFault(question, values, fileIds)
    if (fault !== null) faults[question.id] = fault
  }
  return faults
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
  return change.given.map(({ questionId, values }) => ({
    questionId,
    values: translateOptions(values, find(change.from, questionId), find(change.to, questionId)),
  }))
}
