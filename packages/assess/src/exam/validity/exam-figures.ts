import type { Assessment } from '@candor/contract'
import type { AssessInput } from '../../input'

/** What the exam reads of a judgment, whatever engine gave it. */
export interface ExamFigures {
  /** The overall level, or null where there is none. */
  readonly overall: number | null
  /** The level of what was said, language left out: of thinking where the engine rates it, else of the points covered. */
  readonly content: number | null
  /** The levels by dimension and group, and of the points covered; null where there is none. */
  readonly levels: Readonly<Record<string, number | null>>
  /** Everything quoted as evidence. */
  readonly quotes: readonly string[]
  /** Sentences set aside because they speak to the assessor. */
  readonly suspects: readonly string[]
}

export type ExamEngine = (input: AssessInput) => Promise<ExamFigures>

export function readFigures(assessment: Assessment): ExamFigures {
  const levels: Record<string, number | null> = {}
  for (const dim of Object.values(assessment.dims)) levels[dim.id] = dim.state === 'scored' ? dim.level : null
  for (const [id, group] of Object.entries(assessment.groups))
    levels[`${id}_group`] = group.state === 'scored' ? group.level : null
  const questions = assessment.questions ?? []
  levels.points = findPointsLevel(assessment)
  const quotes = [
    ...Object.values(assessment.dims).flatMap((dim) => dim.evidence.map(({ quote }) => quote)),
    ...questions.flatMap(({ points, quote }) => [
      ...points.flatMap((point) => point.evidence.map((item) => item.quote)),
      ...(quote === null ? [] : [quote.quote]),
    ]),
  ]
  const suspects = assessment.notes.filter(({ kind }) => kind === 'injection_removed').map(({ quote }) => quote)
  return {
    overall: assessment.overall.state === 'scored' ? assessment.overall.level : null,
    content: levels.cognitive_group ?? levels.points,
    levels,
    quotes,
    suspects,
  }
}

/** The engine's own figure, or the same figure from the points by question where the engine gives them no level. */
function findPointsLevel({ points, questions = [] }: Assessment): number | null {
  if (points !== undefined) return points.state === 'scored' ? points.level : null
  const shares = questions.flatMap(({ share }) => share ?? [])
  if (shares.length === 0) return null
  return Math.round((1 + (4 * shares.reduce((sum, share) => sum + share, 0)) / shares.length) * 10) / 10
}
