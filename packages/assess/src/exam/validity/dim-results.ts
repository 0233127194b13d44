import { communicationDims } from '@candor/contract'
import type { AssessLanguage } from '../../input'
import type { ExamFigures } from './exam-figures'
import { type EngineClaims, type ValidityPartId, validityParts } from './validity-parts'

export type Level = number | null

/** No level stands below the lowest. */
export const rank = (level: Level): number => level ?? 0

const rounding = 1e-9

export const isWithin = (before: Level, after: Level, limit: number): boolean =>
  before === null || after === null ? before === after : Math.abs(after - before) <= limit + rounding

export const isAbove = (poorer: Level, better: Level): boolean => rank(better) > rank(poorer)

export const staysWithin = (limit: number) => (before: Level, after: Level) => isWithin(before, after, limit)

/** One case of the exam for one dimension. */
export interface DimCase {
  readonly part: ValidityPartId
  readonly dimId: string
  readonly language: AssessLanguage
  readonly held: boolean
  /** The engine gave the dimension a level here. */
  readonly hasLevel: boolean
}

export interface ValidityDimPart {
  readonly id: ValidityPartId
  readonly cases: number
  readonly held: number
  readonly verdict: Verdict
}

export type Verdict = 'passed' | 'failed' | 'not_claimed'

/**
 * A dimension in a language. It passes only with all the parts that concern it and that the engine claims, each with the share that
 * the part needs.
 */
export interface ValidityDim {
  readonly id: string
  readonly language: AssessLanguage
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

/** What changes with the time or the fillers themselves, or has no times. */
const untimedParts: ReadonlySet<ValidityPartId> = new Set<ValidityPartId>(['disfluency', 'typed_or_spoken'])
/** Only English is rewritten. */
const englishParts: ReadonlySet<ValidityPartId> = new Set<ValidityPartId>(['polish', 'learner_grammar'])

function isConcerned(part: ValidityPartId, dimId: string): boolean {
  if (dimId === 'fluency') return part === 'recognition' || !(contentParts.has(part) || untimedParts.has(part))
  return !isLanguageDim(dimId) || !contentParts.has(part)
}

const isAsked = (part: ValidityPartId, { id, language }: Pick<ValidityDim, 'id' | 'language'>): boolean =>
  isConcerned(part, id) && (language === 'en' || !englishParts.has(part))

export interface ComparedFigures {
  readonly language: AssessLanguage
  readonly before: ExamFigures
  readonly after: ExamFigures
  readonly holds: (before: Level, after: Level) => boolean
}

/** The case for every dimension that the part concerns. Groups are no dimensions, and fluency has cases with times alone. */
export const compareDims = (part: ValidityPartId, compared: ComparedFigures): DimCase[] =>
  Object.keys(compared.after.levels)
    .filter((id) => !id.endsWith('_group') && id !== 'fluency' && isConcerned(part, id))
    .map((dimId) => compareDim(part, dimId, compared))

/** The case for one dimension. */
export function compareDim(
  part: ValidityPartId,
  dimId: string,
  { language, before, after, holds }: ComparedFigures,
): DimCase {
  const [first, second] = [before.levels[dimId] ?? null, after.levels[dimId] ?? null]
  return { part, dimId, language, held: holds(first, second), hasLevel: first !== null || second !== null }
}

/** Every dimension and language in which the engine gave a level; the parts that were run. */
export function scoreValidityDims(
  cases: readonly DimCase[],
  { parts, claims }: { parts: ReadonlySet<ValidityPartId>; claims: EngineClaims },
): ValidityDim[] {
  const leveled = cases.filter(({ hasLevel }) => hasLevel)
  const keys = new Set(leveled.map(({ dimId, language }) => `${dimId} ${language}`))
  const notClaimed: ReadonlySet<ValidityPartId> = new Set<ValidityPartId>(claims.notClaimed)
  return [...keys].flatMap((key) => {
    const first = leveled.find(({ dimId, language }) => `${dimId} ${language}` === key)
    if (first === undefined) return []
    const { dimId: id, language } = first
    const own = validityParts
      .filter((part) => parts.has(part.id) && isAsked(part.id, { id, language }))
      .map((part): ValidityDimPart => {
        const found = cases.filter((item) => item.dimId === id && item.language === language && item.part === part.id)
        return { id: part.id, ...judgePart(found, part.needed, !notClaimed.has(part.id)) }
      })
    return [{ id, language, parts: own, passed: own.every(({ verdict }) => verdict !== 'failed') }]
  })
}

/** A part without cases is not passed. */
export function judgePart(
  cases: readonly { readonly held: boolean }[],
  needed: number,
  isClaimed: boolean,
): Omit<ValidityDimPart, 'id'> {
  const held = cases.filter((item) => item.held).length
  const verdict = cases.length > 0 && held >= needed * cases.length ? 'passed' : 'failed'
  return { cases: cases.length, held, verdict: isClaimed ? verdict : 'not_claimed' }
}
