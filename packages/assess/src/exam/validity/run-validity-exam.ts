import {
  compareDim,
  compareDims,
  type DimCase,
  judgePart,
  scoreValidityDims,
  type ValidityDim,
  type ValidityDimPart,
} from './dim-results'
import type { ExamEngine, ExamFigures } from './exam-figures'
import { examineOccupation, type OccupationRun } from './examine-occupation'
import { makeInterview, makeTimedInterview, mapAnswers } from './make-interview'
import type { OccupationCase } from './occupation-case'
import { speak } from './spoken-pace'
import { polishers } from './transforms'
import { type EngineClaims, modelClaims, type ValidityCase, type ValidityPartId, validityParts } from './validity-parts'

/** Raise this with every change to the material, a rule or a required share. */
export const validityExamVersion = 'x5'

export interface ValidityPart extends ValidityDimPart {
  readonly claim: string
  readonly needed: number
}

export interface ValidityOutcome {
  readonly parts: readonly ValidityPart[]
  /** The dimensions to which the engine gave levels, by language, each with the parts that concern it. */
  readonly dims: readonly ValidityDim[]
  readonly broken: readonly ValidityCase[]
  /** Why it ended before all cases were run; null: it did not. */
  readonly stopped: string | null
}

/** Thrown by an engine that can go no further: the outcome is that of the cases decided until then. */
export class ExamStopped extends Error {}

const allParts: ReadonlySet<ValidityPartId> = new Set(validityParts.map(({ id }) => id))

export interface ExamScope {
  /** The parts to run; all if left out. */
  readonly parts?: ReadonlySet<ValidityPartId>
  /** Those of a model if left out. */
  readonly claims?: EngineClaims
}

/** Runs the exam, or some of its parts: the same for every engine. */
export async function runValidityExam(
  occupations: readonly OccupationCase[],
  engine: ExamEngine,
  { parts = allParts, claims = modelClaims }: ExamScope = {},
): Promise<ValidityOutcome> {
  const cases: ValidityCase[] = []
  const dimCases: DimCase[] = []
  const stopped = await runCases(occupations, {
    engine: remember(engine),
    claims,
    parts,
    onCase: (examCase) => cases.push(examCase),
    onDims: (found) => dimCases.push(...found),
  })
  const scored = validityParts.map(({ id, needed, claim }): ValidityPart => {
    const own = cases.filter(({ part }) => part === id)
    const judged = judgePart(own, needed, !claims.notClaimed.some((part) => part === id))
    const isUnfinished = stopped !== null && judged.verdict === 'passed'
    return { id, claim, needed, ...judged, verdict: isUnfinished ? 'failed' : judged.verdict }
  })
  const asked = scored.filter(({ id }) => parts.has(id))
  const dims = stopped === null ? scoreValidityDims(dimCases, { parts, claims }) : []
  return { parts: asked, dims, broken: cases.filter(({ held }) => !held), stopped }
}

/** Several parts judge the same interview. */
function remember(engine: ExamEngine): ExamEngine {
  const known = new Map<string, Promise<ExamFigures>>()
  return (input) => {
    const key = JSON.stringify(input)
    const figures = known.get(key) ?? engine(input)
    known.set(key, figures)
    return figures
  }
}

async function runCases(occupations: readonly OccupationCase[], run: OccupationRun): Promise<string | null> {
  try {
    for (const occupation of occupations) await examineOccupation(occupation, run)
    const english = occupations.filter(({ questions }) => questions.language === 'en')
    if (run.parts.has('polish')) await examinePolish(english, run)
    if (run.parts.has('polish') && run.claims.readsTimes) await examineSpokenPolish(english, run)
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

/** One case for each rewriter of English. */
async function examinePolish(english: readonly OccupationCase[], run: OccupationRun): Promise<void> {
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
    const dims = compareDims('polish', { ...first, language: 'en', holds: () => true })
    run.onDims(dims.map((dim) => addRate(dim, pairs)))
  }
}

/** Rewritten words spoken in the same manner. */
async function examineSpokenPolish(english: readonly OccupationCase[], run: OccupationRun): Promise<void> {
  const manner = { speaker: 0, pace: 'ordinary', language: 'en' } as const
  for (const polish of Object.values(polishers)) {
    const pairs: Rewritten[] = []
    for (const { questions, answers } of english)
      for (const texts of [answers.strong, answers.middling, answers.weak]) {
        const judge = (said: readonly string[]): Promise<ExamFigures> =>
          run.engine(
            makeTimedInterview(
              questions,
              said.map((text) => speak(text, manner)),
            ),
          )
        pairs.push({ before: await judge(texts), after: await judge(mapAnswers(texts, polish)) })
      }
    const [first] = pairs
    if (first === undefined) continue
    run.onDims([addRate(compareDim('polish', 'fluency', { ...first, language: 'en', holds: () => true }), pairs)])
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
