import { communicationDims } from '@candor/contract'
import type { ExamFigures } from './exam-figures'
import { type ValidityPartId, validityParts } from './validity-parts'

export type Level = number | null

/** No level stands below the lowest. */
export const rank = (level: Level): number => level ?? 0

/** One case of the exam for one dimension. */
export interface DimCase {
  readonly part: ValidityPartId
  readonly dimId: string
  readonly held: boolean
  /** The engine gave the dimension a level here. */
  readonly hasLevel: boolean
}

export interface ValidityDimPart {
  readonly id: ValidityPartId
  readonly cases: number
  readonly held: number
  readonly passed: boolean
}

/** A dimension passes only with all the parts that concern it, each with the share that the part needs. */
export interface ValidityDim {
  readonly id: string
  readonly parts: readonly ValidityDimPart[]
  readonly passed: boolean
}

/** What is said in poor or good language: these parts do not concern how it is said. */
const contentParts: ReadonlySet<ValidityPartId> = new Set<ValidityPartId>([
  'terse_experts',
  'padded_weak',
  'strong_cut',
  'recognition',
  'wrong_answers',
  'learner_grammar',
])
const languageDims: ReadonlySet<string> = new Set(communicationDims.filter((id) => id !== 'comprehension'))

export const isLanguageDim = (dimId: string): boolean => languageDims.has(dimId)

const isConcerned = (part: ValidityPartId, dimId: string): boolean => {
  if (!isLanguageDim(dimId)) return true
  return !contentParts.has(part) && !(part === 'disfluency' && dimId === 'fluency')
}

export interface ComparedFigures {
  readonly before: ExamFigures
  readonly after: ExamFigures
  readonly holds: (before: Level, after: Level) => boolean
}

/** The case for every dimension that the part concerns. Groups are no dimensions. */
export function compareDims(part: ValidityPartId, { before, after, holds }: ComparedFigures): DimCase[] {
  return Object.keys(after.levels)
    .filter((id) => !id.endsWith('_group') && isConcerned(part, id))
    .map((dimId) => {
      const [first, second] = [before.levels[dimId] ?? null, after.levels[dimId] ?? null]
      return { part, dimId, held: holds(first, second), hasLevel: first !== null || second !== null }
    })
}

/** Every dimension to which the engine gave a level; the parts that were run. */
export function scoreValidityDims(cases: readonly DimCase[], parts: ReadonlySet<ValidityPartId>): ValidityDim[] {
  const ids = new Set(cases.filter(({ hasLevel }) => hasLevel).map(({ dimId }) => dimId))
  return [...ids].map((id) => {
    const own = validityParts
      .filter((part) => parts.has(part.id) && isConcerned(part.id, id))
      .map((part): ValidityDimPart => {
        const found = cases.filter((item) => item.dimId === id && item.part === part.id)
        const held = found.filter((item) => item.held).length
        const passed = found.length > 0 && held >= part.needed * found.length
        return { id: part.id, cases: found.length, held, passed }
      })
    return { id, parts: own, passed: own.every(({ passed }) => passed) }
  })
}
