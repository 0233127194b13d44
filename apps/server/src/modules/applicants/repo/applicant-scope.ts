import { applicant } from '@candor/db'
import { can } from '@candor/domain'
import { gt, type SQL } from 'drizzle-orm'
import type { MemberCaller } from '../../../http/caller'

/** Which applicants of an organization a member sees. */
export interface ApplicantScope {
  readonly organizationId: string
  /** Also people who are only invited: their addresses are for members who may invite. */
  readonly isWithInvited: boolean
}

export const getApplicantScope = ({ organizationId, role }: MemberCaller): ApplicantScope => ({
  organizationId,
  isWithInvited: can(role, 'set.manage'),
})

/** A condition on `applicant`; undefined: every one is seen. */
export const isVisibleApplicant = ({ isWithInvited }: ApplicantScope): SQL | undefined =>
  isWithInvited ? undefined : gt(applicant.submissionCount, 0)
