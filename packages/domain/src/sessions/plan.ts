import type { SetContent } from '@candor/contract'
import type { PlannedQuestion } from './machine/state'

/** The questions as one interview will ask them, frozen. `newId` makes the answers' ids. */
export const planQuestions = (
  content: Pick<SetContent, 'questions' | 'requirements'>,
  newId: () => string,
): readonly PlannedQuestion[] =>
  content.questions.map((question) => ({
    questionId: question.id,
    answerId: newId(),
    text: question.text,
    kind: question.kind,
    requirementTerms: content.requirements
      .filter((requirement) => requirement.id === question.requirementId)
      .map((requirement) => requirement.name),
    expectedPoints: question.expectedPoints,
    minCharacters: question.minCharacters,
  }))
