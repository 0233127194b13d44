import { type AssessmentState, type DecisionFilter, isWaitingSort, type SubmissionSort } from '@candor/contract'
import { can, canonicalEmail } from '@candor/domain'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import { getViewerScope } from '../access'
import type { SubmissionFilter } from './repo/submission-list'

/** What of the submissions a member asks for. */
export interface SubmissionFilterInput {
  readonly sort: SubmissionSort
  readonly keyword?: string | undefined
  readonly setId?: string | undefined
  /** Finds nothing for members who don't review: they know no stage. */
  readonly stageId?: string | undefined
  /** The candidate's address, as a person writes it. */
  readonly email?: string | undefined
  /** The state of the assessment, as the list shows it. */
  readonly status?: AssessmentState | undefined
  /** Only what the member has not opened. */
  readonly unseen?: '1' | undefined
  /** With `unseen`: what was opened since this instant counts as not opened. */
  readonly unseenAt?: string | undefined
  /** Only of people who wait for a promised reply. Finds nothing for members who don't review: they know of no reply. */
  readonly waiting?: '1' | undefined
  /** What the member decided. Finds nothing for members who don't review. */
  readonly decision?: DecisionFilter | undefined
}

/** The filter as the repository takes it; null: it asks for what this member may not know, so nothing is found. */
export const toFilter = (
  deps: Pick<Deps, 'clock'>,
  actor: MemberCaller,
  { setId, stageId, email, keyword, status, unseen, unseenAt, waiting, decision, sort }: SubmissionFilterInput,
): Omit<SubmissionFilter, 'limit' | 'offset'> | null => {
  const isWaiting = waiting !== undefined || isWaitingSort(sort)
  const isOfReview = stageId !== undefined || decision !== undefined || isWaiting
  if (isOfReview && !can(actor.role, 'submission.review')) return null
  return {
    organizationId: actor.organizationId,
    userId: actor.userId,
    scope: getViewerScope(deps, actor),
    setId,
    stageId,
    email: email === undefined ? undefined : (canonicalEmail(email) ?? email),
    keyword,
    status,
    isUnseen: unseen !== undefined,
    unseenAt: unseenAt === undefined ? undefined : new Date(unseenAt),
    isWaiting,
    decision,
    sort,
  }
}
