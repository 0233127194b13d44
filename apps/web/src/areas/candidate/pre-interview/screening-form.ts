import type { ScreeningQuestion } from '@candor/contract'
import type { ScreeningDraft } from '../draft'

/** A question whose options are shown must be answered with one of them. */
export const isAnswered = (question: ScreeningQuestion, answers: ScreeningDraft): boolean =>
  (answers[question.id] ?? []).some((value) => value.trim() !== '')

/** Ids of required questions without an answer, in their order. */
export const missingAnswers = (questions: readonly ScreeningQuestion[], answers: ScreeningDraft): string[] =>
  questions.filter((question) => question.isRequired && !isAnswered(question, answers)).map((question) => question.id)

/** Merges the saved answers with newer typed ones, which win. */
export function mergeAnswers(saved: Record<string, string | string[]>, typed: ScreeningDraft): ScreeningDraft {
  const stored = Object.entries(saved).map(([id, value]) => [id, typeof value === 'string' ? [value] : value])
  return { ...Object.fromEntries(stored), ...typed }
}

/** Toggles an option of a checkbox question. The result keeps the set's order. */
export function toggleOption(options: readonly string[], chosen: readonly string[], option: string): string[] {
  const next = chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option]
  return options.filter((other) => next.includes(other))
}

/** For sending: an empty answer is left out. */
export const answersToSend = (answers: ScreeningDraft): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(answers)
      .map(([id, values]) => [id, values.map((value) => value.trim()).filter((value) => value !== '')] as const)
      .filter(([, values]) => values.length > 0),
  )
