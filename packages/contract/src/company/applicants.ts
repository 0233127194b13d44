import { z } from 'zod'
import { assessmentStates } from '../assessments/dims'
import { route } from '../builder'
import { applicantSorts, interviewStates } from '../enums'
import { applicantLimits } from '../limits'
import { member } from '../policy'
import { zId, zInstant, zPage, zPaged, zPublicLink, zText } from '../shared/primitives'
import { zMoveMail } from './stage-messages'

const service = 'company' as const

/** A person in the pipeline of a position, at a stage. */
export const zApplicant = z.object({
  id: zId,
  positionId: zId,
  positionName: z.string(),
  name: z.string(),
  email: z.string(),
  stageId: zId,
  /** When the person entered the pipeline. */
  createdAt: zInstant,
  /** By when a reply was promised that was not given yet; null: none is due. */
  replyBy: zInstant.nullable(),
  /** When a mail server last refused the person's address; null: none has. */
  mailRefusedAt: zInstant.nullable(),
  interview: z.enum(interviewStates),
  /** Submitted interviews for this position. */
  submissionCount: z.number().int(),
  /** The newest one; null: there is none. */
  newestSubmissionId: zId.nullable(),
  /** Mean of the members' ratings, one decimal; null: no one has rated. */
  rating: z.number().nullable(),
})
export type Applicant = z.infer<typeof zApplicant>

export const zRatingValue = z.number().int().min(applicantLimits.rating.min).max(applicantLimits.rating.max)

/** What members think of an applicant. */
export const zRatings = z.object({
  /** Mean, one decimal; null: no one has rated. */
  rating: z.number().nullable(),
  /** The name is empty if the member has left the organization. */
  ratings: z.array(z.object({ userId: zId, name: z.string(), rating: zRatingValue, updatedAt: zInstant })),
  /** The caller's own; null: none. */
  ownRating: zRatingValue.nullable(),
})
export type Ratings = z.infer<typeof zRatings>

export const zApplicantDetail = zApplicant.extend({
  submissions: z.array(
    z.object({
      id: zId,
      setId: zId,
      setName: z.string(),
      submittedAt: zInstant,
      assessmentState: z.enum(assessmentStates),
      /** 1.0-5.0 in half levels; null: there is no level. */
      overallLevel: z.number().nullable(),
    }),
  ),
  ...zRatings.shape,
})
export type ApplicantDetail = z.infer<typeof zApplicantDetail>

/** A person who was promised a reply that was not given yet. */
const zWaitingApplicant = zApplicant
  .pick({ id: true, name: true, positionName: true, stageId: true, mailRefusedAt: true })
  .extend({
    replyBy: zInstant,
    /** The newest one. */
    submissionId: zId,
  })
export type WaitingApplicant = z.infer<typeof zWaitingApplicant>

const zFilter = z.object({
  keyword: zText(200).optional(),
  positionId: zId.optional(),
  stageId: zId.optional(),
  interview: z.enum(interviewStates).optional(),
})

const policy = member('submission.review')

export const applicantRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/applicant',
    summary: 'Applicants, filtered and paged. People without a submission are listed for members who may invite',
    policy,
    errors: [],
  })
    .input(zPage.extend(zFilter.shape).extend({ sort: z.enum(applicantSorts).default('newest') }))
    .output(zPaged(zApplicant)),
  detail: route({
    service,
    method: 'GET',
    path: '/applicant/detail',
    summary: 'One applicant with their submissions and ratings',
    policy,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zApplicantDetail),
  move: route({
    service,
    method: 'PATCH',
    path: '/applicant/state',
    summary: 'Move an applicant to a stage',
    policy,
    errors: [],
  })
    .input(z.object({ id: zId, stageId: zId }))
    .output(zApplicantDetail.extend({ mail: zMoveMail })),
  findByCode: route({
    service,
    method: 'GET',
    path: '/applicant/code',
    summary: 'The applicant of the submission with this code',
    policy,
    errors: [],
  })
    .input(z.object({ code: zPublicLink }))
    .output(zApplicantDetail),
  total: route({
    service,
    method: 'GET',
    path: '/applicant/total',
    summary: 'How many applicants the filter finds: in all, by stage, and by state of the interview',
    policy,
    errors: [],
  })
    .input(zFilter)
    .output(
      z.object({
        total: z.number().int(),
        byStage: z.array(z.object({ stageId: zId, count: z.number().int() })),
        byInterview: z.array(z.object({ interview: z.enum(interviewStates), count: z.number().int() })),
      }),
    ),
  pick: route({
    service,
    method: 'GET',
    path: '/applicant/list',
    summary: `Names to choose from, by name, at most ${applicantLimits.found}`,
    policy,
    errors: [],
  })
    .input(zFilter)
    .output(
      z.object({
        items: z.array(zApplicant.pick({ id: true, name: true, email: true, positionName: true })),
      }),
    ),
  rate: route({
    service,
    method: 'POST',
    path: '/applicant/rate',
    summary: 'The caller’s own rating of an applicant from 1 to 5; null takes it back',
    policy,
    errors: [],
  })
    .input(z.object({ id: zId, rating: zRatingValue.nullable() }))
    .output(zApplicantDetail),
  markReplied: route({
    service,
    method: 'POST',
    path: '/applicant/replied',
    summary: 'Note that an applicant was replied to in another way: no reply is due any more',
    policy,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(zApplicantDetail),
  waiting: route({
    service,
    method: 'GET',
    path: '/applicant/waiting',
    summary: `People who wait for a promised reply, the earliest date first, at most ${applicantLimits.waiting}, and how many there are`,
    policy,
    errors: [],
  })
    .input(
      z.object({
        /** When the caller's day begins and ends: what is due today depends on where they are. */
        dayStart: zInstant,
        dayEnd: zInstant,
      }),
    )
    .output(
      z.object({
        /** Due before the caller's day, within it, and after it. */
        overdue: z.number().int(),
        today: z.number().int(),
        later: z.number().int(),
        items: z.array(zWaitingApplicant),
      }),
    ),
  otherApplications: route({
    service,
    method: 'GET',
    path: '/applicant/other-applications',
    summary: 'The same person’s applications for other positions of the organization, known by the address',
    policy,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(z.object({ items: z.array(zApplicant) })),
}
