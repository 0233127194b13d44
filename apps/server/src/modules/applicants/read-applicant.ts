import type { ApplicantDetail, Ratings } from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { MemberCaller } from '../../http/caller'
import { notFound } from '../../platform/errors'
import { presentApplicantDetail, presentRatings } from './present'
import { getApplicantScope } from './repo/applicant-scope'
import { type ApplicantRow, findApplicant, listRatings } from './repo/applicants'
import { listSubmissionsOfApplicant } from './repo/submissions-of-applicant'

/** An applicant whom the member may see; foreign, unseen and missing ones all are not found. */
export const requireApplicant = async (tx: Transaction, actor: MemberCaller, id: string): Promise<ApplicantRow> => {
  const row = await findApplicant(tx, getApplicantScope(actor), id)
  if (row === undefined) throw notFound()
  return row
}

/** One applicant in full. */
export const readApplicant = async (tx: Transaction, actor: MemberCaller, id: string): Promise<ApplicantDetail> => {
  const row = await requireApplicant(tx, actor, id)
  return presentApplicantDetail(row, {
    submissions: await listSubmissionsOfApplicant(tx, id),
    ratings: await listRatings(tx, id),
    userId: actor.userId,
  })
}

/** What members think of an applicant. */
export const readRatings = async (tx: Transaction, actor: MemberCaller, id: string): Promise<Ratings> => {
  const { rating } = await requireApplicant(tx, actor, id)
  return presentRatings(rating, await listRatings(tx, id), actor.userId)
}
