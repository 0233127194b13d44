import { createSeededRandom } from '@candor/domain/testing'

/** Numbers in [0, 1) that follow from the seed alone. */
export interface Random {
  next(): number
  /** A whole number from 0 to below `count`. */
  below(count: number): number
  pick<T>(items: readonly T[]): T
  /** Lower-case hexadecimal digits. */
  hex(length: number): string
}

/** 32 bits of a text (FNV-1a), to make one seed of several things. */
const hashText = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

export const createRandom = (...seed: readonly (string | number)[]): Random => {
  const next = createSeededRandom(hashText(seed.join(' ')))
  const below = (count: number): number => Math.floor(next() * count)
  return {
    next,
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
    hex: (length) => Array.from({ length }, () => below(16).toString(16)).join(''),
  }
}

/** A well-formed UUIDv4 of the seed. */
export const randomId = (random: Random): string =>
  `${random.hex(8)}-${random.hex(4)}-4${random.hex(3)}-a${random.hex(3)}-${random.hex(12)}`
