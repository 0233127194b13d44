/** FNV-1a over UTF-16 units: the same text gives the same number on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/** One of the items, chosen by the seed. */
export function pickSeeded<T>(items: readonly [T, ...T[]], seed: string): T {
  return items[hashText(seed) % items.length] ?? items[0]
}
