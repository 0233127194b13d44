import { z } from 'zod'
import { route } from '../builder'
import { answerModalities } from '../enums'
import { feedbackLimits } from '../limits'
import { member } from '../policy'
import { zInterviewLanguage } from '../shared/primitives'

const { min, max } = feedbackLimits.experience
const zAnswer = z.number().min(min).max(max)

/** The mean of some candidates' answers, and its 95% confidence interval. */
const zExperienceFigure = z.object({
  /** How many answers. */
  count: z.number().int().min(1),
  mean: zAnswer,
  low: zAnswer,
  high: zAnswer,
})
export type ExperienceFigure = z.infer<typeof zExperienceFigure>

export const experienceRoutes = {
  get: route({
    service: 'company',
    method: 'GET',
    path: '/experience',
    summary: 'How interviews were for candidates, from 0 to 10. Never of a person: answers count in steps of five',
    policy: member('submission.review'),
    errors: [],
  }).output(
    z.object({
      /** Null: too few answers. */
      overall: zExperienceFigure.nullable(),
      /** A group with too few answers is absent. */
      byModality: z.array(zExperienceFigure.extend({ modality: z.enum(answerModalities) })),
      byLanguage: z.array(zExperienceFigure.extend({ language: zInterviewLanguage })),
    }),
  ),
}
