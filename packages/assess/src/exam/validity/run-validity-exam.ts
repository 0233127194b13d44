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
  const stopped = await runCases(occupations, { engine, parts, onCase: (examCase) => cases.push(examCase) })
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
  return { parts: asked, broken: cases.filter(({ held }) => !held), stopped }
}

async function runCases(occupations: readonly OccupationCase[], run: OccupationRun): Promise<string | null> {
  try {
    for (const occupation of occupations) await examineOccupation(occupation, run)
    if (run.parts.has('polish')) for (const found of await examinePolish(occupations, run.engine)) run.onCase(found)
    return null
  } catch (error) {
    if (error instanceof ExamStopped) return error.message
    throw error
  }
}

const wonBy = (before: ExamFigures, after: ExamFigures): number => {
  const difference = (after.overall ?? 0) - (before.overall ?? 0)
  if (difference === 0) return 0.5
  return difference > 0 ? 1 : 0
}

/** One case for each rewriter: how often its texts stand above the originals, a tie counting half. */
async function examinePolish(occupations: readonly OccupationCase[], engine: ExamEngine): Promise<ValidityCase[]> {
  const english = occupations.filter(({ questions }) => questions.language === 'en')
  const cases: ValidityCase[] = []
  for (const [name, polish] of Object.entries(polishers)) {
    const wins: number[] = []
    for (const { questions, answers } of english) {
      for (const texts of Object.values(answers)) {
        const before = await engine(makeInterview(questions, texts))
        wins.push(wonBy(before, await engine(makeInterview(questions, mapAnswers(texts, polish)))))
      }
    }
    if (wins.length === 0) continue
    const rate = wins.reduce((sum, win) => sum + win, 0) / wins.length
    cases.push({ part: 'polish', id: name, held: Math.abs(rate - 0.5) <= 0.05, before: 0.5, after: rate })
  }
  return cases
}
