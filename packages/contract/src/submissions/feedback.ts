import { z } from 'zod'
import { route } from '../builder'
import { feedbackLimits } from '../limits'
import { candidate } from '../policy'
import { zId, zText } from '../shared/primitives'

const service = 'identity' as const

const zRating = z.number().int().min(feedbackLimits.rating.min).max(feedbackLimits.rating.max)

const { min, max } = feedbackLimits.experience

/** A candidate's feedback about their interview. No company route returns it; a mean of the answers `experience` is one. */
export const zFeedback = z.object({
  companyRating: zRating,
  interviewerRating: zRating,
  /** How the interview was for them; null: no answer. */
  experience: z.number().int().min(min).max(max).nullable(),
  /** Empty: no comment. */
  comment: zText(feedbackLimits.commentCharacters),
})
export type Feedback = z.infer<typeof zFeedback>

/** Without `experience`, an earlier answer stays. */
const zSavedFeedback = zFeedback.partial({ experience: true })
export type SavedFeedback = z.infer<typeof zSavedFeedback>

export const feedbackRoutes = {
  save: route({
    service,
    method: 'POST',
    path: '/feedback',
    summary: 'The candidate’s feedback on a submitted interview; sent again, it replaces the earlier one',
    policy: candidate,
    errors: ['SUBMISSION_ID_MISSING'],
    status: 204,
  }).input(zSavedFeedback.extend({ submissionId: zId.optional() })),
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
