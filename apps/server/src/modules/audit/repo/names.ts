import {
  applicant,
  authUser,
  dataSubject,
  interviewSession,
  interviewSet,
  organization,
  organizationInvite,
  project,
  submission,
  type Transaction,
} from '@candor/db'
import { eq, inArray, or } from 'drizzle-orm'

/** Names of accounts, by id. For the actor `auth`: people who have left the organization are named too. */
export const listAccountNames = async (tx: Transaction, ids: readonly string[]): Promise<[string, string][]> => {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: authUser.id, name: authUser.name, email: authUser.email })
    .from(authUser)
    .where(inArray(authUser.id, [...ids]))
  return rows.map(({ id, name, email }) => [id, name.trim() === '' ? email : name])
}

/** People of submissions, by the submission's, its session's or their own id. A person who has not submitted is not named. */
export const listSubmittedPeople = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({
      submissionId: submission.id,
      sessionId: submission.sessionId,
      dataSubjectId: dataSubject.id,
      firstName: dataSubject.firstName,
      lastName: dataSubject.lastName,
      language: interviewSession.language,
    })
    .from(submission)
    .innerJoin(interviewSession, eq(interviewSession.id, submission.sessionId))
    .innerJoin(dataSubject, eq(dataSubject.id, submission.dataSubjectId))
    .where(
      or(inArray(submission.id, [...ids]), inArray(submission.sessionId, [...ids]), inArray(dataSubject.id, [...ids])),
    )

/** Applicants, by their own id. */
export const listApplicantPeople = (tx: Transaction, ids: readonly string[]) =>
  tx
    .select({
      id: applicant.id,
      firstName: applicant.firstName,
      lastName: applicant.lastName,
      language: applicant.language,
    })
    .from(applicant)
    .where(inArray(applicant.id, [...ids]))

export const listSetNames = (tx: Transaction, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  tx
    .select({ id: interviewSet.id, name: interviewSet.name })
    .from(interviewSet)
    .where(inArray(interviewSet.id, [...ids]))

export const listProjectNames = (tx: Transaction, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  tx
    .select({ id: project.id, name: project.name })
    .from(project)
    .where(inArray(project.id, [...ids]))

/** Invites are named by the address they were mailed to. */
export const listInviteNames = (tx: Transaction, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  tx
    .select({ id: organizationInvite.id, name: organizationInvite.email })
    .from(organizationInvite)
    .where(inArray(organizationInvite.id, [...ids]))

export const listOrganizationNames = (
  tx: Transaction,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  tx
    .select({ id: organization.id, name: organization.name })
    .from(organization)
    .where(inArray(organization.id, [...ids]))
