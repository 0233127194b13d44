import { z } from 'zod'
import { route } from '../builder'
import { feedbackLimits } from '../limits'
import { candidate } from '../policy'
import { zId, zText } from '../shared/primitives'

const service = 'identity' as const

const zRating = z.number().int().min(feedbackLimits.rating.min).max(feedbackLimits.rating.max)

/** A candidate's feedback about their interview. No company route returns it. */
export const zFeedback = z.object({
  companyRating: zRating,
  interviewerRating: zRating,
  /** Empty: no comment. */
  comment: zText(feedbackLimits.commentCharacters),
})
export type Feedback = z.infer<typeof zFeedback>

export const feedbackRoutes = {
  save: route({
    service,
    method: 'POST',
    path: '/feedback',
    summary: 'The candidate’s feedback on a submitted interview; sent again, it replaces the earlier one',
    policy: candidate,
    errors: ['SUBMISSION_ID_MISSING'],
    status: 204,
  }).input(zFeedback.extend({ submissionId: zId.optional() })),
  get: route({
    service,
    method: 'GET',
    path: '/feedback',
    summary: 'The candidate’s own feedback on a submitted interview; null: none yet',
    policy: candidate,
    errors: [],
  })
    .input(z.object({ submissionId: zId }))
    .output(z.object({ feedback: zFeedback.nullable() })),
}
