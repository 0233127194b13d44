import type { QuestionReview } from '@candor/contract'

type Items = QuestionReview['items']

/** The place of the next answer that the member hasn't rated, after this one and then from the start; null: all are rated. */
export function findNextUnrated(items: Items, place: number): number | null {
  const places = items.map((_, index) => (place + 1 + index) % items.length)
  return places.find((candidate) => candidate !== place && items[candidate]?.rated === null) ?? null
}

/** Where the review begins: at the first answer that isn't rated, else at the first. */
export const findFirst = (items: Items): number =>
  Math.max(
    0,
    items.findIndex(({ rated }) => rated === null),
  )
