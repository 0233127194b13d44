import type { Assessment } from '@candor/contract'
import type { AssessInput } from '../../input'

/** What the exam reads of a judgment, whatever engine gave it. */
export interface ExamFigures {
  /** The overall level, or null where there is none. */
  readonly overall: number | null
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
  levels.points = assessment.points?.state === 'scored' ? assessment.points.level : null
  const questions = assessment.questions ?? []
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
    levels,
    quotes,
    suspects,
  }
}
