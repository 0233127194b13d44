import type { CognitiveDimId } from '@candor/contract'
import type { AssessQuestion, AssessSet, QuestionKind } from '../../input'

/**
 * What each kind of question asks for whatever its topic, which is little: nobody's level may suffer for what was not asked.
 * A question's own criteria (`dimensions`) add to it.
 */
const dimsByKind: Readonly<Record<QuestionKind, readonly CognitiveDimId[]>> = {
  behavioural: ['problem_solving', 'logical_reasoning', 'clarity'],
  situational: ['problem_solving', 'logical_reasoning', 'clarity'],
  technical: ['logical_reasoning', 'problem_solving', 'clarity'],
  opinion: ['logical_reasoning', 'critical_thinking', 'clarity'],
  motivational: ['logical_reasoning', 'clarity'],
  other: [],
}

/** The questions of the set that ask for a dimension: decided by the set alone, never by what was answered; by id. */
export function listQuestionsForDim(id: CognitiveDimId, set: AssessSet): AssessQuestion[] {
  return set.questions
    .filter((question) => dimsByKind[question.kind].includes(id) || (question.dimensions ?? []).includes(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}
