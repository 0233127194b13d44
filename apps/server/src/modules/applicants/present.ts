import type { Applicant, ApplicantDetail, Ratings, WaitingApplicant } from '@candor/contract'
import { formatPersonName, toInterfaceLanguage } from '@candor/domain'
import { toInstant, toInstantOrNull } from '../../platform/clock'
import { getAssessmentState } from '../submissions'
import type { ApplicantRow, listRatings } from './repo/applicants'
import type { ApplicantSubmissionRow } from './repo/submissions-of-applicant'
import type { WaitingRow } from './repo/waiting'

/** A name that was written as a whole, in an invitation, stays as it is. */
const formatName = ({ language, ...person }: ApplicantRow): string =>
  language === null ? person.firstName : formatPersonName(person, toInterfaceLanguage(language))

export const presentApplicant = (row: ApplicantRow): Applicant => ({
  id: row.id,
  positionId: row.positionId,
  positionName: row.positionName,
  name: formatName(row),
  email: row.email,
  stageId: row.stageId,
  createdAt: toInstant(row.createdAt.getTime()),
  replyBy: toInstantOrNull(row.replyBy),
  mailRefusedAt: toInstantOrNull(row.mailRefusedAt),
  interview: row.interview,
  submissionCount: row.submissionCount,
  newestSubmissionId: row.newestSubmissionId,
  rating: row.rating,
})

export const presentWaiting = (row: WaitingRow): WaitingApplicant => ({
  id: row.id,
  name: formatName(row),
  positionName: row.positionName,
  stageId: row.stageId,
  replyBy: toInstant(row.replyBy.getTime()),
  mailRefusedAt: toInstantOrNull(row.mailRefusedAt),
  submissionId: row.submissionId,
})

const presentSubmission = (row: ApplicantSubmissionRow): ApplicantDetail['submissions'][number] => ({
  id: row.id,
  setId: row.setId,
  setName: row.setName,
  submittedAt: toInstant(row.submittedAt.getTime()),
  assessmentState: getAssessmentState(row),
  overallLevel: row.overallHalves === null ? null : row.overallHalves / 2,
})

/** `rating` is the mean; `userId` says who reads it. */
export const presentRatings = (
  rating: number | null,
  rows: Awaited<ReturnType<typeof listRatings>>,
  userId: string,
): Ratings => ({
  rating,
  ratings: rows.map(({ name, updatedAt, ...row }) => ({
    ...row,
    name: name ?? '',
    updatedAt: toInstant(updatedAt.getTime()),
  })),
  ownRating: rows.find((row) => row.userId === userId)?.rating ?? null,
})

export const presentApplicantDetail = (
  row: ApplicantRow,
  parts: {
    readonly submissions: readonly ApplicantSubmissionRow[]
    readonly ratings: Awaited<ReturnType<typeof listRatings>>
    /** Who reads it. */
    readonly userId: string
  },
): ApplicantDetail => ({
  ...presentApplicant(row),
  submissions: parts.submissions.map(presentSubmission),
  ...presentRatings(row.rating, parts.ratings, parts.userId),
})
