import type { Ability } from '@candor/contract'
import { can, seesOnlyShared } from '@candor/domain'
import type { Principal, Side } from './principals'

/** Who may read a text of the scenario. */
export interface Readers {
  readonly what: string
  /** The organization whose members with the ability may read it; null: none. */
  readonly side: Side | null
  readonly ability: Ability | null
  /** Members who see only what is shared with them read it where it is. */
  readonly isShared: boolean
  /** Persons who read it as their own, by the key of their principal. */
  readonly own: readonly string[]
  /** Secrets (links, codes): a caller who sends one may read the text. */
  readonly bearers: readonly string[]
}

const pattern = /cnry(\d+)q/g

const isReader = (readers: Readers, principal: Principal, request: string): boolean => {
  if (readers.own.includes(principal.key)) return true
  if (readers.bearers.some((secret) => request.includes(secret))) return true
  if (principal.role === null || readers.side !== principal.home || readers.ability === null) return false
  if (seesOnlyShared(principal.role) && !readers.isShared) return false
  return can(principal.role, readers.ability)
}

/** Marks every text of the scenario, and lists the marks in an answer that the caller should not have seen. */
export const createCanaries = () => {
  const known: Readers[] = []
  const seen = new Set<string>()
  return {
    /** A short text that stands nowhere else, in characters which every field takes. */
    mark(readers: Partial<Readers> & { readonly what: string }): string {
      known.push({ side: null, ability: null, isShared: true, own: [], bearers: [], ...readers })
      return `cnry${known.length - 1}q`
    },
    /** Marks in the answer which the principal may not read and did not send. */
    findLeaks(principal: Principal, request: string, answer: string): readonly string[] {
      const found = new Set<string>()
      for (const [mark, number] of answer.matchAll(pattern)) {
        const readers = known[Number(number)]
        if (readers === undefined || request.includes(mark)) continue
        if (isReader(readers, principal, request)) seen.add(mark)
        else found.add(readers.what)
      }
      return [...found]
    },
    /** How many texts are marked, how many marks an allowed reader was shown, and which were never shown. */
    shown: (): { readonly marked: number; readonly shown: number; readonly unseen: readonly string[] } => ({
      marked: known.length,
      shown: seen.size,
      unseen: [...new Set(known.filter((_, at) => !seen.has(`cnry${at}q`)).map(({ what }) => what))],
    }),
    /** A mark by what it marks, for planted leaks. */
    find(what: string): string {
      const at = known.findIndex((readers) => readers.what === what)
      if (at < 0) throw new Error(`nothing is marked ${what}`)
      return `cnry${at}q`
    },
  }
}
export type Canaries = ReturnType<typeof createCanaries>
