import { assessmentRules, type Measure, type QuestionResult } from '@candor/contract'
import { selectStrongest } from '../evidence/quote'
import { countPoints } from '../points/count-points'
import { buildWhy, roundTo, type ScoreContext, type UnscoredDim } from './scorecard'

/** Fewer questions with points, as a share of all that were asked, say too little about an interview. */
const { minCountedShare } = assessmentRules

type CountedQuestion = QuestionResult & { readonly share: number }

/**
 * Comprehension is the share of the expected points that were heard: level = 1 + 4 times the mean share of the questions.
 * Without points there is no level, since shared words do not tell an answer from talk beside the question; and where no
 * point at all was heard a person must listen.
 */
export function scoreComprehension(context: ScoreContext): UnscoredDim {
  const results = countPoints(context, context.questions)
  const counted = results.flatMap((result): CountedQuestion[] =>
    result.share === null ? [] : [{ ...result, share: result.share }],
  )
  if (counted.length === 0 || counted.length < minCountedShare * results.length) {
    const params = { counted: counted.length, total: results.length }
    return {
      state: 'not_evaluated',
      reason: 'no_expected_points',
      buildWhy: [buildWhy('not_evaluated.no_expected_points', params)],
    }
  }
  const points = counted.flatMap((result) => result.points)
  const covered = points.filter(({ state }) => state === 'covered').length
  const partly = points.filter(({ state }) => state === 'partly').length
  if (covered + partly === 0) {
    return {
      state: 'not_evaluated',
      reason: 'no_points_heard',
      buildWhy: [buildWhy('not_evaluated.no_points_heard', { total: points.length })],
    }
  }
  const measures = counted.map((result) => buildMeasure(result, counted.length))
  return {
    state: 'scored',
    level: 1 + measures.reduce((sum, { contribution }) => sum + contribution, 0),
    measures,
    evidence: selectStrongest(
      [...counted]
        .sort((a, b) => b.share - a.share)
        .flatMap((result) => result.points.flatMap((item) => item.evidence)),
    ),
    buildWhy: [buildWhy('comprehension.points', { covered, partly, total: points.length })],
    missing: counted
      .filter(({ reason }) => reason === 'unanswered')
      .map(({ text }) => buildWhy('missing.question', { question: text })),
  }
}

function buildMeasure({ questionId, share }: CountedQuestion, count: number): Measure {
  return {
    id: 'points_covered',
    value: roundTo(share, 3),
    unit: 'share',
    contribution: roundTo((4 * share) / count, 4),
    norm: '0→1',
    questionId,
  }
}
