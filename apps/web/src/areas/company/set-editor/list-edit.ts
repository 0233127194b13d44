/** Changes of ordered lists that leave the old list as it was. */
export const moved = <T>(list: readonly T[], index: number, by: 1 | -1): T[] => movedTo(list, index, index + by)

export function movedTo<T>(list: readonly T[], index: number, to: number): T[] {
  const item = list[index]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const rest = removed(list, index)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

export function replaced<T>(list: readonly T[], index: number, item: T): T[] {
  return list.map((kept, at) => (at === index ? item : kept))
}

export function removed<T>(list: readonly T[], index: number): T[] {
  return list.filter((_, at) => at !== index)
}

export function inserted<T>(list: readonly T[], index: number, item: T): T[] {
  return [...list.slice(0, index), item, ...list.slice(index)]
}

/** One entry per line, as typed: empty lines are kept while typing and dropped by `filledLines`. */
export const toLines = (text: string): string[] => (text === '' ? [] : text.split('\n'))
export const filledLines = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean)
