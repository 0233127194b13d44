import type { Review } from '@candor/contract'

export interface LevelPlace {
  readonly questionId: string
  /** The place of the criterion in the question, from 0. */
  readonly criterion: number
}

const isAt = (place: LevelPlace) => (level: LevelPlace) =>
  level.questionId === place.questionId && level.criterion === place.criterion

/** The member's own level there; null: none. */
export const findOwnLevel = (review: Review | undefined, place: LevelPlace): number | null =>
  review?.levels.own.find(isAt(place))?.level ?? null

/** What colleagues gave there, as far as the member may read it. */
export const listOtherLevels = (review: Review | undefined, place: LevelPlace): Review['levels']['others'] =>
  review?.levels.others.filter(isAt(place)) ?? []

/** The review as it will be once the level is saved, without colleagues' levels that the server then adds. */
export function applyLevel(
  review: Review,
  place: LevelPlace,
  given: { readonly level: number | null; readonly reviewerId: string; readonly at: string },
): Review {
  const { level, reviewerId, at } = given
  const rest = review.levels.own.filter((own) => !isAt(place)(own))
  const own = level === null ? rest : [...rest, { ...place, level, reason: null, reviewerId, reviewerName: '', at }]
  return { ...review, levels: { ...review.levels, own } }
}
