import { z } from 'zod'
import { zId, zInstant } from './shared/primitives'

/**
 * Domain events by type, each with its payload: what happened, for modules other than the one it happened in. An event is
 * recorded in the transaction that caused it and delivered at least once, in order per subject. Payloads hold ids, no
 * personal data.
 */
export const domainEventPayloads = {
  /** The words of a take's recording were stored, perhaps after the submission was assessed without them. */
  'transcript.stored': z.strictObject({ sessionId: zId, answerId: zId, take: z.number().int().min(1) }),
  /** A candidate corrected what was heard, in words that are assessed. */
  'transcript.corrected': z.strictObject({ submissionId: zId }),
  /** The last try of an assessment failed. */
  'assessment.givenUp': z.strictObject({ submissionId: zId }),
  /** A submission has its first assessment, after an earlier one was given up. */
  'assessment.recovered': z.strictObject({ submissionId: zId }),
  /** A candidate's interview was submitted, or ended by its time. */
  'submission.created': z.strictObject({ submissionId: zId }),
  /** A note mentions members who were not mentioned in it before. Never its author. */
  'note.mentioned': z.strictObject({ noteId: zId, applicantId: zId, authorId: zId, userIds: z.array(zId) }),
  /** A mail server refused the address of an organization's mail for good. */
  'mail.refused': z.strictObject({ mailId: zId, queuedAt: zInstant }),
  /** A mail to an applicant was refused: they have not read it. */
  'applicant.mailRefused': z.strictObject({ applicantId: zId }),
  /** A candidate asks the company for something that a person has to answer. */
  'request.created': z.strictObject({ requestId: zId, submissionId: zId }),
  /** A member has answered it. */
  'request.answered': z.strictObject({ requestId: zId, submissionId: zId }),
  /** A candidate needs an accommodation in their interview, which waits for the answer of a person. */
  'accommodation.requested': z.strictObject({ requestId: zId, sessionId: zId }),
  /** A member has answered it. */
  'accommodation.answered': z.strictObject({ requestId: zId, sessionId: zId }),
} as const

export type DomainEventType = keyof typeof domainEventPayloads
export type DomainEventPayloads = { readonly [T in DomainEventType]: z.infer<(typeof domainEventPayloads)[T]> }
export const domainEventTypes = [
  'transcript.stored',
  'transcript.corrected',
  'assessment.givenUp',
  'assessment.recovered',
  'submission.created',
  'note.mentioned',
  'mail.refused',
  'applicant.mailRefused',
  'request.created',
  'request.answered',
  'accommodation.requested',
  'accommodation.answered',
] as const satisfies readonly DomainEventType[]

/** One event of one type. Events with the same subject are delivered in the order in which they were recorded. */
export interface DomainEventOf<T extends DomainEventType> {
  readonly type: T
  readonly organizationId: string
  /** The person it is about, with whom it is erased; null: about none. */
  readonly dataSubjectId: string | null
  readonly subjectId: string
  readonly payload: DomainEventPayloads[T]
}
export type DomainEvent = { [T in DomainEventType]: DomainEventOf<T> }[DomainEventType]
