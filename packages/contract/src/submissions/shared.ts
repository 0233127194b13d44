import { z } from 'zod'
import { route } from '../builder'
import { shareStates } from '../enums'
import { anyone } from '../policy'
import { zId, zInstant, zToken } from '../shared/primitives'
import { zSubmissionDetail } from './submissions'

const service = 'interview' as const

/** What is shared of a submission: what a viewer reads, without neighbors, codes, the CV and what members think. */
export const zSharedSubmission = zSubmissionDetail
  .pick({
    id: true,
    positionName: true,
    candidateName: true,
    language: true,
    submittedAt: true,
    overallLevel: true,
    pointsPercent: true,
    mode: true,
    startedAt: true,
    durationMs: true,
    isCompleted: true,
    answers: true,
    screening: true,
    assessment: true,
  })
  .extend({
    /** Null: there is none, for a reason that concerns members alone. It failed at the company, or the candidate declined AI. */
    assessmentState: zSubmissionDetail.shape.assessmentState.nullable(),
    /** Null: contact data is not part of the share. Then there are no answers to screening questions either. */
    email: z.string().nullable(),
  })
export type SharedSubmission = z.infer<typeof zSharedSubmission>

/** One shape for every link. Only the holder of a real link learns whom to ask. */
export const zShareCheck = z.object({
  state: z.enum(shareStates),
  /** Of the link; null unless it is open. */
  id: zId.nullable(),
  organizationName: z.string().nullable(),
  /** The member who shared; null: unknown, or no longer there. */
  sharedBy: z.string().nullable(),
})
export type ShareCheck = z.infer<typeof zShareCheck>

export const zShared = zShareCheck.extend({
  expiresAt: zInstant.nullable(),
  mayWatch: z.boolean(),
  /** The newest first. More than one only where an applicant is shared. */
  submissions: z.array(z.object({ id: zId, setName: z.string(), submittedAt: zInstant })),
  /** The one that was asked for, or the newest. Null: there is none, or the link opens nothing. */
  submission: zSharedSubmission.nullable(),
})
export type Shared = z.infer<typeof zShared>

export const sharedRoutes = {
  open: route({
    service,
    method: 'POST',
    path: '/interview/shared/open',
    summary:
      'Exchange the token of a share link for this browser’s cookie. Pages have the token in the fragment of the address',
    policy: anyone('the token is the proof that a member shared something'),
    errors: [],
    cost: 'expensive',
  })
    .input(z.object({ token: zToken }))
    .output(zShareCheck),
  get: route({
    service,
    method: 'GET',
    path: '/interview/shared/{id}',
    summary: 'What a share link shows, for a browser that opened it',
    policy: anyone('the cookie of the opened link is the proof'),
    errors: [],
    cost: 'expensive',
  })
    .input(z.object({ id: zId, submissionId: zId.optional() }))
    .output(zShared),
}
