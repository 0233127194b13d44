import { mean, standardDeviation } from './statistics'

export interface GradedItem {
  readonly human: number
  readonly ours: number
  /** Attribute to group, `{ gender: 'Female', grade: '8' }`. */
  readonly groups: Readonly<Record<string, string>>
}

export interface GroupResidual {
  readonly attribute: string
  readonly group: string
  readonly n: number
  /** Mean difference between the group and everyone with the same human level, in SD of our levels. */
  readonly residual: number
}

/** Computes how far each group of at least `minimum` items is above or below all with the same human level. */
export function computeGroupResiduals(items: readonly GradedItem[], minimum = 100): GroupResidual[] {
  const spread = standardDeviation(items.map((item) => item.ours))
  if (spread === null || spread === 0) return []
  const expected = new Map(
    [...groupByKey(items, (item) => String(item.human))].map(([human, same]) => [
      human,
      mean(same.map((item) => item.ours)),
    ]),
  )
  const attributes = [...new Set(items.flatMap((item) => Object.keys(item.groups)))].sort()
  return attributes.flatMap((attribute) =>
    [...groupByKey(items, (item) => item.groups[attribute] ?? 'unknown')]
      .filter(([, members]) => members.length >= minimum)
      .map(([group, members]) => {
        const rest = members.map((item) => item.ours - (expected.get(String(item.human)) ?? item.ours))
        return { attribute, group, n: members.length, residual: (mean(rest) ?? 0) / spread }
      })
      .sort((a, b) => (a.group < b.group ? -1 : 1)),
  )
}

function groupByKey<T>(items: readonly T[], getKey: (item: T) => string): Map<string, T[]> {
  const map = new Map<string, T[]>()
  for (const item of items) {
    const key = getKey(item)
    map.set(key, [...(map.get(key) ?? []), item])
  }
  return map
}
