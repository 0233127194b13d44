import type { CognitiveDimId } from '@candor/contract'
import type { AssessQuestion, AssessSet, QuestionKind } from '../input'

/**
 * The dimensions that each kind of question asks for, whatever its topic. The lists are short, because no level may
 * suffer for something that was not asked. A question's own criteria (`dimensions`) add to it.
 */
const dimsByKind: Readonly<Record<QuestionKind, readonly CognitiveDimId[]>> = {
  behavioural: ['problem_solving', 'logical_reasoning', 'clarity'],
  situational: ['problem_solving', 'logical_reasoning', 'clarity'],
  technical: ['logical_reasoning', 'problem_solving', 'clarity'],
  opinion: ['logical_reasoning', 'critical_thinking', 'clarity'],
  motivational: ['logical_reasoning', 'clarity'],
  other: [],
}

/** The set's questions that ask for a dimension, reached or not. The set alone decides this, never the answers. */
export function listQuestionsForDim(
  id: CognitiveDimId,
  { questions, notReached = [] }: AssessSet,
): Pick<AssessQuestion, 'id' | 'kind' | 'dimensions'>[] {
  return [...questions, ...notReached]
    .filter((question) => dimsByKind[question.kind].includes(id) || (question.dimensions ?? []).includes(id))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}
