import { type SetContent, type Status, status } from '@candor/contract'
import { decideStatus, type StatusDecision } from './sets'

/** What a position is when its sets differ: the first of these that one of them has. */
const precedence = [status.ACTIVE, status.PENDING, status.INACTIVE, status.INCOMPLETE, status.ARCHIVED] as const

/** A position's status follows its sets. Without any it lacks one. */
export const findPositionStatus = (ofSets: readonly Status[]): Status =>
  precedence.find((candidate) => ofSets.includes(candidate)) ?? status.INCOMPLETE

/** What a position without sets becomes by a person's choice: it can be archived and restored, and nothing else. */
export const decideEmptyPosition = (to: Status): StatusDecision => {
  if (to === status.ARCHIVED) return { ok: true, status: status.ARCHIVED }
  if (to === status.INACTIVE) return { ok: true, status: status.INCOMPLETE }
  return { ok: false, code: 'SET_INCOMPLETE', missing: ['question'] }
}

export interface PositionSet {
  readonly status: Status
  readonly content: Pick<SetContent, 'languages' | 'modes' | 'questions' | 'screeningQuestions'>
}

/** What one set becomes when its whole position is put into a status. A draft stays one until it is archived or activated. */
export const decideSetOfPosition = ({ status: from, content }: PositionSet, to: Status): StatusDecision => {
  const isDraft = from === status.INCOMPLETE
  if (isDraft && (to === status.INACTIVE || to === status.PENDING)) return { ok: true, status: from }
  if (from === status.ARCHIVED && to === status.PENDING) return { ok: true, status: from }
  return decideStatus({ from, to, content })
}
