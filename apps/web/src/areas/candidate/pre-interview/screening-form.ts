import type { BackgroundFacts, CvRequest, InterfaceLanguage, ScreeningQuestion } from '@candor/contract'
import { hasFacts, listAskedFacts, listFactFaults, readStoredAnswer } from '@candor/domain'
import type { ScreeningDraft } from '../draft'
import { readFactsForm, toDraftValues, toFacts } from './facts-form'

/** The field of the CV, as the server names it. */
export const CV_FAULT = 'cvFileId'

/** What is wrong, by question, or by `<question>.<fact>`. */
export type ScreeningFaults = Readonly<Record<string, string>>

/** A question whose options are shown must be answered with one of them. */
export const isAnswered = (question: ScreeningQuestion, answers: ScreeningDraft): boolean =>
  (answers[question.id] ?? []).some((value) => value.trim() !== '')

const readFacts = (question: ScreeningQuestion, answers: ScreeningDraft, language: InterfaceLanguage) =>
  toFacts(readFactsForm(answers[question.id] ?? [], language), listAskedFacts(question))

const listQuestionFaults = (
  question: ScreeningQuestion,
  answers: ScreeningDraft,
  language: InterfaceLanguage,
): [string, string][] => {
  if (listAskedFacts(question).length === 0)
    return question.isRequired && !isAnswered(question, answers) ? [[question.id, 'required']] : []
  const faults = listFactFaults(question, readFacts(question, answers, language))
  return Object.entries(faults).map(([fact, fault]) => [`${question.id}.${fact}`, fault])
}

/** Required questions without an answer, and facts that are missing or out of range. */
export const listScreeningFaults = (
  questions: readonly ScreeningQuestion[],
  answers: ScreeningDraft,
  language: InterfaceLanguage,
): ScreeningFaults =>
  Object.fromEntries(questions.flatMap((question) => listQuestionFaults(question, answers, language)))

/** Merges the saved answers with newer typed ones, which win. */
export function mergeAnswers(
  saved: Record<string, string | string[] | BackgroundFacts>,
  typed: ScreeningDraft,
): ScreeningDraft {
  const stored = Object.entries(saved).map(([id, given]) => {
    const { values, facts } = readStoredAnswer(typeof given === 'string' ? [given] : given)
    return [id, facts === null ? [...values] : toDraftValues(facts)]
  })
  return { ...Object.fromEntries(stored), ...typed }
}

/** Toggles an option of a checkbox question. The result keeps the set's order. */
export function toggleOption(options: readonly string[], chosen: readonly string[], option: string): string[] {
  const next = chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option]
  return options.filter((other) => next.includes(other))
}

const readTexts = ({ id }: ScreeningQuestion, answers: ScreeningDraft): string[] =>
  (answers[id] ?? []).map((value) => value.trim()).filter((value) => value !== '')

/** For sending: an empty answer is left out. */
export function answersToSend(
  questions: readonly ScreeningQuestion[],
  answers: ScreeningDraft,
  language: InterfaceLanguage,
): Record<string, string[] | BackgroundFacts> {
  const read = (question: ScreeningQuestion) =>
    listAskedFacts(question).length > 0 ? readFacts(question, answers, language) : readTexts(question, answers)
  const isGiven = (given: string[] | BackgroundFacts) => (Array.isArray(given) ? given.length > 0 : hasFacts(given))
  const entries = questions.map((question) => [question.id, read(question)] as const)
  return Object.fromEntries(entries.filter(([, given]) => isGiven(given)))
}

/** What a candidate must mend before the answers are sent. */
export const listFaults = (
  { questions, cvRequest }: { readonly questions: readonly ScreeningQuestion[]; readonly cvRequest: CvRequest },
  given: { readonly answers: ScreeningDraft; readonly cvId: string | null },
  language: InterfaceLanguage,
): ScreeningFaults => ({
  ...listScreeningFaults(questions, given.answers, language),
  ...(cvRequest === 'required' && given.cvId === null ? { [CV_FAULT]: 'required' } : {}),
})
