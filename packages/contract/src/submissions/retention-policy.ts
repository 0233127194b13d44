import { z } from 'zod'
import { route } from '../builder'
import { retentionLimits } from '../limits'
import { member } from '../policy'
import { zId, zInstant } from '../shared/primitives'
import { retentionPresets } from './deletion-enums'

const service = 'interview' as const
const path = '/interview/retention'

/** A legal hold: the submission is not deleted while it is on. */
export const zLegalHold = z.object({
  reason: z.string(),
  /** The account's name; null: the person has left the organization. */
  heldBy: z.string().nullable(),
  heldAt: zInstant,
})
export type LegalHold = z.infer<typeof zLegalHold>

/** How long one submission is kept. */
export const zSubmissionRetention = z.object({
  /** Until then a deletion hides it, and erases nothing. Null: nothing requires that it is kept. */
  keepUntil: zInstant.nullable(),
  /** When the policy deletes it. Null: it deletes nothing, or a hold is on. */
  deleteAt: zInstant.nullable(),
  hold: zLegalHold.nullable(),
})
export type SubmissionRetention = z.infer<typeof zSubmissionRetention>

const zNamed = z.object({ submissionId: zId, candidateName: z.string(), positionName: z.string() })

export const zRetentionPolicy = z.object({
  preset: z.enum(retentionPresets),
  /** Null: it never was. */
  changedAt: zInstant.nullable(),
  /** The account's name; null: the person has left the organization, or it was never changed. */
  changedBy: z.string().nullable(),
  /** What the policy deletes within `aheadDays`. */
  due: z.object({
    total: z.number().int().min(0),
    /** The first ones, the earliest first. */
    items: z.array(zNamed.extend({ deleteAt: zInstant })),
  }),
  /** The latest first. */
  holds: z.array(zNamed.extend(zLegalHold.shape)),
})
export type RetentionPolicy = z.infer<typeof zRetentionPolicy>

const zSubmission = z.object({ submissionId: zId })

export const retentionPolicyRoutes = {
  get: route({
    service,
    method: 'GET',
    path,
    summary: 'How long the organization keeps submissions, what is deleted next, and what is on hold',
    policy: member('submission.delete'),
    errors: [],
  }).output(zRetentionPolicy),
  change: route({
    service,
    method: 'POST',
    path,
    summary: `Change how long submissions are kept; the policy deletes nothing in the first ${retentionLimits.noticeDays} days`,
    policy: member('security.manage'),
    errors: [],
  })
    .input(z.object({ preset: z.enum(retentionPresets) }))
    .output(zRetentionPolicy),
  getOfSubmission: route({
    service,
    method: 'GET',
    path: `${path}/{submissionId}`,
    summary: 'How long one submission is kept',
    policy: member('submission.delete'),
    errors: [],
  })
    .input(zSubmission)
    .output(zSubmissionRetention),
  setHold: route({
    service,
    method: 'POST',
    path: `${path}/{submissionId}/hold`,
    summary: 'Put a legal hold on a submission, or change its reason: until the hold ends, nothing deletes it',
    policy: member('submission.delete'),
    errors: [],
  })
    .input(zSubmission.extend({ reason: z.string().trim().min(1).max(retentionLimits.reasonCharacters) }))
    .output(zSubmissionRetention),
  endHold: route({
    service,
    method: 'DELETE',
    path: `${path}/{submissionId}/hold`,
    summary: 'End the legal hold of a submission',
    policy: member('submission.delete'),
    errors: [],
  })
    .input(zSubmission)
    .output(zSubmissionRetention),
}
