import { z } from 'zod'
import { route } from '../builder'
import { setLimits } from '../limits'
import { member } from '../policy'
import { zId, zInterviewLanguage, zText } from '../shared/primitives'
import { zQuestion, zRequirement } from './sets'

const service = 'interview' as const
const policy = member('set.manage')
const errors = ['NOT_A_JOB_DESCRIPTION', 'NOTHING_RECOGNIZED'] as const
const titleErrors = [...errors, 'UNKNOWN_JOB_TITLE'] as const

const zDescription = z.object({ description: zText(60_000).min(1), language: zInterviewLanguage })
const zTitle = z.object({ title: zText(160).min(1), language: zInterviewLanguage })
const producedBy = z.string()
/** A duty or must-have that no question asks about, in the description's words: only the recruiter can put it into a question. */
const zNotCovered = z.object({ text: z.string(), kind: z.enum(['duty', 'requirement']) })
export type NotCovered = z.infer<typeof zNotCovered>
const notCovered = z.array(zNotCovered)
const zRequirements = z.object({ requirements: z.array(zRequirement), producedBy })
/** Every question carries the id of one of the requirements. */
const zQuestions = z.object({
  questions: z.array(zQuestion),
  requirements: z.array(zRequirement),
  notCovered,
  producedBy,
})
const count = z.number().int().min(1).max(20).default(6)

const helper = <P extends `/${string}`>(path: P, summary: string) =>
  route({ service, method: 'POST', path, summary, policy, errors, cost: 'expensive' })
const titleHelper = <P extends `/${string}`>(path: P, summary: string) =>
  route({ service, method: 'POST', path, summary, policy, errors: titleErrors, cost: 'expensive' })

/** A whole draft at once, for the quick way: title, requirements, questions with criteria. */
export const zSetDraft = z.object({
  title: z.string().nullable(),
  requirements: z.array(zRequirement),
  questions: z.array(zQuestion),
  producedBy,
  /** Lines left out on purpose because they ask for age, sex, looks, family, religion or origin. */
  leftOut: z.array(z.string()),
  notCovered,
})
export type SetDraft = z.infer<typeof zSetDraft>

/** Points are null when a person changed them and only the text could be drafted. A question's translation is of one author. */
const zDraftTranslation = z.object({ text: z.string(), expectedPoints: z.array(z.string()).nullable(), producedBy })
export type DraftTranslation = z.infer<typeof zDraftTranslation>

export const generateRoutes = {
  quickSet: helper('/generate/quick-set', 'A whole draft from a job description')
    .input(zDescription.extend({ count }))
    .output(zSetDraft),
  descriptionToTitle: helper('/generate/description-to-title', 'The position named by a description')
    .input(zDescription)
    .output(z.object({ title: z.string().nullable(), producedBy })),
  descriptionToRequirement: helper('/generate/description-to-requirement', 'Requirements found in a description')
    .input(zDescription)
    .output(zRequirements.extend({ notCovered })),
  requirementToQuestion: helper('/generate/requirement-to-question', 'Questions for one requirement')
    .input(z.object({ requirement: zRequirement, language: zInterviewLanguage, count }))
    .output(zQuestions),
  moreRequirements: helper('/generate/more-requirements', 'Further requirements beside those given')
    .input(
      z.object({
        description: zText(60_000),
        requirements: z.array(zRequirement).max(20),
        language: zInterviewLanguage,
      }),
    )
    .output(zRequirements),
  questionToRequirement: helper('/generate/question-to-requirement', 'What a question looks for')
    .input(z.object({ question: zText(1_000).min(1), language: zInterviewLanguage }))
    .output(zRequirements),
  jobTitleToRequirement: titleHelper('/generate/job-title-to-requirement', 'Requirements usual for a title')
    .input(zTitle)
    .output(zRequirements),
  jobTitleToQuestions: titleHelper('/generate/job-title-to-questions', 'Questions usual for a title')
    .input(zTitle.extend({ count }))
    .output(zQuestions),
  questionsByRequirements: helper('/generate/generate-questions-by-requirements', 'Questions for several requirements')
    .input(z.object({ requirements: z.array(zRequirement).min(1).max(20), language: zInterviewLanguage, count }))
    .output(zQuestions),
  descriptionToQuestions: helper('/generate/description-to-questions', 'Questions for a description')
    .input(zDescription.extend({ count }))
    .output(zQuestions),
  translateQuestions: helper('/generate/translate-questions', 'Questions in another language')
    .input(
      z
        .object({
          questions: z
            .array(zQuestion.pick({ text: true, expectedPoints: true }))
            .min(1)
            .max(setLimits.questions),
          from: zInterviewLanguage,
          to: zInterviewLanguage,
        })
        .refine(({ from, to }) => from !== to, { path: ['to'], error: 'same_language' }),
    )
    .output(z.object({ translations: z.array(zDraftTranslation.nullable()) })),
  instructionQuestion: helper(
    '/question/generate-instruction-question',
    'A sentence that tells the candidate how to answer',
  )
    .input(z.object({ questionId: zId.optional(), question: zText(1_000).min(1), language: zInterviewLanguage }))
    .output(z.object({ instruction: z.string(), producedBy })),
}
