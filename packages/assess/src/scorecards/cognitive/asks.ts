import type { CognitiveDimId } from '@candor/contract'
import type { AssessQuestion, AssessSet, QuestionKind } from '../../input'

/** What each kind of question asks for, whatever its topic; a question's own criteria add to it. */
const byKind: Readonly<Record<QuestionKind, readonly CognitiveDimId[]>> = {
  behavioural: ['problem_solving', 'logical_reasoning', 'clarity'],
  situational: ['problem_solving', 'logical_reasoning', 'decision_making', 'clarity'],
  technical: ['logical_reasoning', 'problem_solving', 'clarity'],
  opinion: ['logical_reasoning', 'critical_thinking', 'clarity'],
  motivational: ['logical_reasoning', 'big_picture_thinking', 'clarity'],
  other: [],
}

/** The questions of the set that ask for a dimension: decided by the set alone, never by what was answered; by id. */
export function questionsAsking(id: CognitiveDimId, set: AssessSet): AssessQuestion[] {
  return set.questions
    .filter((question) => byKind[question.kind].includes(id) || (question.dimensions ?? []).includes(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}
