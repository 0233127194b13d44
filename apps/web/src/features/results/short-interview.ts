import { type Assessment, type AssessmentState, communicationDims, type Dim } from '@candor/contract'

type UnscoredDim = Extract<Dim, { state: 'not_evaluated' }>

/** How many words a dimension needs; null: the engine gives no figure. */
export const findNeededWords = ({ why }: UnscoredDim): number | null => {
  const needed = why.find(({ key }) => key === 'not_evaluated.insufficient_evidence')?.params.needed
  return typeof needed === 'number' && needed > 0 ? needed : null
}

/** The engine read no dimension, because the whole interview is too short: what this one lacks is not known. */
export const isUnread = (dim: Dim): boolean =>
  dim.state === 'not_evaluated' &&
  dim.reason === 'insufficient_evidence' &&
  dim.judged === undefined &&
  dim.missing.length === 0 &&
  findNeededWords(dim) === null

const shortStates: readonly AssessmentState[] = ['insufficient', 'no_response', 'empty']

/** The answers are too short for any level. */
export const isShortInterview = ({ state, dims }: Pick<Assessment, 'state' | 'dims'>): boolean =>
  shortStates.includes(state) && communicationDims.some((id) => isUnread(dims[id]))
