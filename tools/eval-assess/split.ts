import { createHash } from 'node:crypto'

export const parts = ['tuned', 'unseen', 'all'] as const
export type Part = (typeof parts)[number]

/** Assigns items to halves by a stable hash of their id. `tuned` is for developing rules, `unseen` is held out and reported. */
export function assignPart(id: string): 'tuned' | 'unseen' {
  const first = createHash('sha256').update(id).digest()[0] ?? 0
  return first % 2 === 0 ? 'tuned' : 'unseen'
}

export function selectPart<T extends { readonly id: string }>(items: readonly T[], part: Part): T[] {
  return items.filter((item) => part === 'all' || assignPart(item.id) === part)
}
