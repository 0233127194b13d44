import { z } from 'zod'
import { route } from '../builder'
import { member } from '../policy'
import { zCriterion } from '../sets/sets'
import { zId } from '../shared/primitives'
import { zShownCorrection, zSubmissionAnswer } from '../submissions/submissions'
import { zKnown } from './known'
import { zQuestionResult } from './question-results'
import { zQuestionLevel } from './reviews'

const service = 'interview' as const

/** What a reviewer reads and plays of an answer: no time of the interview, and no address that names the person. */
export const zReviewedAnswer = zSubmissionAnswer
  .pick({
    answerId: true,
    questionId: true,
    questionText: true,
    questionDigitalSource: true,
    questionNumber: true,
    isFollowUp: true,
    text: true,
    modality: true,
    transcript: true,
    media: true,
    durationMs: true,
  })
  .extend({
    /** The candidate corrected what was heard. Absent: they did not. */
    correction: zShownCorrection.pick({ kind: true, changedPercent: true }).optional(),
  })

/** What the reviewer reads of a candidate after they have rated all criteria of the question. */
export const zRevealedAnswer = z.object({
  candidateName: z.string(),
  /** In half levels; null: there is none. */
  overallLevel: z.number().nullable(),
  /** What the current assessment found; null: there is no assessment. */
  known: zKnown.nullable(),
  /** What the engine or a model found in the answer; null: no assessment names the question. */
  result: zQuestionResult.nullable(),
  others: z.array(zQuestionLevel),
})

/** One candidate's answer to one question with its follow-ups. */
export const zQuestionAnswer = z.object({
  submissionId: zId,
  questionId: zId,
  questionText: z.string(),
  /** Of the set's version that the candidate answered. */
  criteria: z.array(zCriterion),
  answers: z.array(zReviewedAnswer),
  own: z.array(zQuestionLevel),
  /** Null: the caller has yet to rate a criterion. Names are then hidden in the texts, too. */
  revealed: zRevealedAnswer.nullable(),
})
export type QuestionAnswer = z.infer<typeof zQuestionAnswer>
export type ReviewedAnswer = z.infer<typeof zReviewedAnswer>

export const zQuestionReview = z.object({
  setId: zId,
  setName: z.string(),
  /** Of the set's present version. */
  questions: z.array(z.object({ id: zId, text: z.string() })),
  /** The place of the shown question, from 1. */
  question: z.number().int(),
  /** In an order that is random for each reviewer and question, and stays the same. */
  items: z.array(
    z.object({
      submissionId: zId,
      /** Null: the caller has yet to rate this answer. */
      rated: z.object({ candidateName: z.string(), levels: z.array(z.number().int()) }).nullable(),
    }),
  ),
  /** Of all answers to the question; `items` ends at a limit. */
  total: z.number().int(),
})
export type QuestionReview = z.infer<typeof zQuestionReview>

/** How far reviewers of one set agree. Each reviewer's first levels count, given before they could see a colleague's. */
export const zAgreement = z.object({
  /** Criteria of answers that at least two members rated. */
  ratedTwice: z.number().int(),
  submissions: z.number().int(),
  reviewers: z.number().int(),
  /** How many of `ratedTwice` it takes for a figure. */
  minimum: z.number().int(),
  /** Cohen's kappa with quadratic weights, and a 95% interval. Null: too few levels, or levels that don't vary. */
  kappa: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
  /** Shares of pairs of levels, 0 to 1; null where `kappa` is. */
  same: z.number().nullable(),
  withinOne: z.number().nullable(),
})
export type ReviewerAgreement = z.infer<typeof zAgreement>

const policy = member('submission.review')

export const questionReviewRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/interview/set/{id}/question-review',
    summary: 'Who answered one question of a set, in random order; a name only where the caller has rated the answer',
    policy,
    errors: [],
  })
    .input(z.object({ id: zId, question: z.coerce.number().int().min(1).default(1) }))
    .output(zQuestionReview),
  answer: route({
    service,
    method: 'GET',
    path: '/interview/submission/{id}/questions/{questionId}',
    summary: 'One answer to rate; the name, points and levels only after the caller has rated it',
    policy,
    errors: [],
  })
    .input(z.object({ id: zId, questionId: zId }))
    .output(zQuestionAnswer),
  agreement: route({
    service,
    method: 'GET',
    path: '/interview/set/{id}/agreement',
    summary: 'How far reviewers agree in their levels of one set',
    policy,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zAgreement),
}
