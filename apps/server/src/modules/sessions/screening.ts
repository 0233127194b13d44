import type { ScreeningQuestion, SetContent } from '@candor/contract'
import { getScreeningKind } from '@candor/domain'
import type { ScreeningValues } from './repo/index'

/** Required questions without a value. */
export const unansweredOf = (content: SetContent, answers: readonly ScreeningValues[]): readonly string[] =>
  content.screeningQuestions
    .filter((question) => question.isRequired)
    .filter((question) => !answers.some((given) => given.questionId === question.id && given.values.length > 0))
    .map((question) => question.id)

const faultOf = (
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

/** What is wrong with answers to a set's screening questions, by question; empty: they are in order. */
export const faultsOf = (
  content: SetContent,
  answers: readonly ScreeningValues[],
  fileIds: readonly string[],
): Readonly<Record<string, string>> => {
  const faults: Record<string, string> = {}
  const known = new Set(content.screeningQuestions.map((question) => question.id))
  for (const { questionId } of answers) if (!known.has(questionId)) faults[questionId] = 'unknown_question'
  for (const question of content.screeningQuestions) {
    const values = answers.find((given) => given.questionId === question.id)?.values ?? []
    const fault = faultOf(question, values, fileIds)
    if (fault !== null) faults[question.id] = fault
  }
  return faults
}
