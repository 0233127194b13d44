import { lintExpectedPoints } from '@candor/contract'
import type { AuthorLanguage, QuestionTexts } from '../../../../ports/set-author'

export interface WrittenPoints extends QuestionTexts {
  readonly language: AuthorLanguage
}

/** What the lint says of a question's points, each fault once. */
export const listPointFaults = ({ expectedPoints, text, language }: WrittenPoints): ReadonlySet<string> =>
  new Set(lintExpectedPoints(expectedPoints, { question: text, language }).map(({ fault }) => fault))

/** Whether translated points have a fault that the original's don't have. */
export function hasNewPointFault(translated: WrittenPoints, original: WrittenPoints): boolean {
  const known = listPointFaults(original)
  return [...listPointFaults(translated)].some((fault) => !known.has(fault))
}
