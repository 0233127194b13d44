import { compareDims, type DimCase, scoreValidityDims, type ValidityDim } from './dim-results'
import type { ExamEngine, ExamFigures } from './exam-figures'
import { examineOccupation, type OccupationRun } from './examine-occupation'
import { makeInterview, mapAnswers } from './make-interview'
import type { OccupationCase } from './occupation-case'
import { polishers } from './transforms'
import { type ValidityCase, type ValidityPartId, validityParts } from './validity-parts'

/** Raise this with every change to the material, a rule or a required share. */
export const validityExamVersion = 'x4'

export interface ValidityPart {
  readonly id: ValidityPartId
  readonly claim: string
  readonly cases: number
  readonly held: number
  readonly needed: number
  readonly passed: boolean
}

export interface ValidityOutcome {
  readonly parts: readonly ValidityPart[]
  /** The dimensions to which the engine gave levels, each with the parts that concern it. */
  readonly dims: readonly ValidityDim[]
  readonly broken: readonly ValidityCase[]
  /** Why it ended before all cases were run; null: it did not. */
  readonly stopped: string | null
}

/** Thrown by an engine that can go no further: the outcome is that of the cases decided until then. */
export class ExamStopped extends Error {}

const allParts: ReadonlySet<ValidityPartId> = new Set(validityParts.map(({ id }) => id))

/** Runs the exam, or some of its parts: the same for every engine. */
export async function runValidityExam(
  occupations: readonly OccupationCase[],
  engine: ExamEngine,
  parts: ReadonlySet<ValidityPartId> = allParts,
): Promise<ValidityOutcome> {
  const cases: ValidityCase[] = []
  const dimCases: DimCase[] = []
  const stopped = await runCases(occupations, {
    engine,
    parts,
    onCase: (examCase) => cases.push(examCase),
    onDims: (found) => dimCases.push(...found),
  })
  const scored = validityParts.map(({ id, needed, claim }): ValidityPart => {
    const own = cases.filter(({ part }) => part === id)
    const held = own.filter((item) => item.held).length
    return {
      id,
      claim,
      cases: own.length,
      held,
      needed,
      passed: stopped === null && own.length > 0 && held >= needed * own.length,
    }
  })
  const asked = scored.filter(({ id }) => parts.has(id))
  const dims = stopped === null ? scoreValidityDims(dimCases, parts) : []
  return { parts: asked, dims, broken: cases.filter(({ held }) => !held), stopped }
}

async function runCases(occupations: readonly OccupationCase[], run: OccupationRun): Promise<string | null> {
  try {
    for (const occupation of occupations) await examineOccupation(occupation, run)
    if (run.parts.has('polish')) await examinePolish(occupations, run)
    return null
  } catch (error) {
    if (error instanceof ExamStopped) return error.message
    throw error
  }
}

const scoreWin = (before: number | null, after: number | null): number => {
  const difference = (after ?? 0) - (before ?? 0)
  if (difference === 0) return 0.5
  return difference > 0 ? 1 : 0
}

const isEven = (rate: number): boolean => Math.abs(rate - 0.5) <= 0.05

interface Rewritten {
  readonly before: ExamFigures
  readonly after: ExamFigures
}

/** How often the rewritten text stands above the original in this level, a tie counting half. */
function measureWins(pairs: readonly Rewritten[], getLevel: (figures: ExamFigures) => number | null): number {
  const wins = pairs.map(({ before, after }) => scoreWin(getLevel(before), getLevel(after)))
  return wins.reduce((sum, win) => sum + win, 0) / wins.length
}

/** One case for each rewriter. */
async function examinePolish(occupations: readonly OccupationCase[], run: OccupationRun): Promise<void> {
  const english = occupations.filter(({ questions }) => questions.language === 'en')
  for (const [name, polish] of Object.entries(polishers)) {
    const pairs: Rewritten[] = []
    for (const { questions, answers } of english) {
      for (const texts of Object.values(answers)) {
        const before = await run.engine(makeInterview(questions, texts))
        pairs.push({ before, after: await run.engine(makeInterview(questions, mapAnswers(texts, polish))) })
      }
    }
    const [first] = pairs
    if (first === undefined) continue
    const rate = measureWins(pairs, ({ overall }) => overall)
    run.onCase({ part: 'polish', id: name, held: isEven(rate), before: 0.5, after: rate })
    const dims = compareDims('polish', { ...first, holds: () => true })
    run.onDims(dims.map((dim) => addRate(dim, pairs)))
  }
}

function addRate(dim: DimCase, pairs: readonly Rewritten[]): DimCase {
  const getLevel = ({ levels }: ExamFigures): number | null => levels[dim.dimId] ?? null
  return {
    ...dim,
    held: isEven(measureWins(pairs, getLevel)),
    hasLevel: pairs.some(({ before }) => getLevel(before) !== null),
  }
}
