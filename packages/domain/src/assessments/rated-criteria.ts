import type { SetContent } from '@candor/contract'

type Question = Pick<SetContent['questions'][number], 'criteria'>

/** How many criteria members rate in a question: its own, or one for the answer as a whole if the set has none for it. */
export const countRatedCriteria = ({ criteria }: Question): number => Math.max(1, criteria.length)

/** Whether members can give a level for the criterion at this place, from 0. */
export const hasRatedCriterion = (question: Question, criterion: number): boolean =>
  criterion < countRatedCriteria(question)
