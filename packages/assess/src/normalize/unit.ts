import type { Token } from './token'

export type DropReason = 'injection' | 'duplicate' | 'echo' | 'padding' | 'self_praise' | 'salad'

/** A sentence or a sentence-like stretch of one answer. start and end are offsets in the answer's text. */
export interface Unit {
  readonly start: number
  readonly end: number
  readonly tokens: readonly Token[]
  readonly clean: readonly Token[]
  /** Units of the same written sentence share this number. */
  readonly sentence: number
  /** The sentence began before this unit, or continues after it: it was cut at a pause or because of its length. */
  readonly openStart: boolean
  readonly openEnd: boolean
  readonly dropped: DropReason | null
}

export const emptyUnit: Unit = {
  start: 0,
  end: 0,
  tokens: [],
  clean: [],
  sentence: 0,
  openStart: false,
  openEnd: false,
  dropped: null,
}

export function dropUnit<T extends Unit>(unit: T, reason: DropReason): T {
  return { ...unit, dropped: reason }
}
