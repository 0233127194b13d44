import { randomUUID } from 'node:crypto'
import type { Side } from './principals'
import type { SideObjects } from './scenario-objects'
import type { Fixture } from './scenario-people'
import { addNote, addProject } from './scenario-projects'

/** A deletion that can still be undone. */
const addDeletion = async ({ snapshot }: Fixture, options: { organizationId: string; by: string }): Promise<string> => {
  const id = randomUUID()
  await snapshot.query(
    `insert into submission_deletion (id, organization_id, ordered_by, ordered_at, undo_until, due_at, state, submission_count)
     values ($1, $2, $3, now(), now() + interval '1 day', now() + interval '1 day', 'scheduled', 1)`,
    [id, options.organizationId, options.by],
  )
  return id
}

/** A ready export of one submission. */
const addExport = async (
  { snapshot }: Fixture,
  options: { organizationId: string; userId: string; submissionId: string },
): Promise<string> => {
  const id = randomUUID()
  await snapshot.query(
    `insert into submission_export
       (id, organization_id, user_id, format, language, submission_ids, state, storage_key, size_bytes, created_at, expires_at)
     values ($1, $2, $3, 'csv', 'en', array[$4::uuid], 'ready', $5, 10, now(), now() + interval '400 days')`,
    [id, options.organizationId, options.userId, options.submissionId, randomUUID()],
  )
  return id
}

/** A notice of a reply that is due for each member. */
const addNotices = async (
  { snapshot }: Fixture,
  options: { organizationId: string; userIds: readonly string[]; applicantId: string },
): Promise<Record<string, string>> => {
  const ids: Record<string, string> = {}
  for (const userId of options.userIds) {
    const id = randomUUID()
    await snapshot.query(
      `insert into notice (id, organization_id, user_id, kind, applicant_id, reply_by, is_shown, is_mail_due, created_at)
       values ($1, $2, $3, 'reply_due', $4, now(), true, false, now())`,
      [id, options.organizationId, userId, options.applicantId],
    )
    ids[userId] = id
  }
  return ids
}

type Reviewed = Pick<SideObjects, 'organizationId' | 'people' | 'applicantIds' | 'candidate' | 'otherCandidate'> & {
  readonly side: Side
}

/** What members make while they review: a deletion, notes, projects and exports. */
export const addReviewObjects = async (
  fixture: Fixture,
  { side, organizationId, people, applicantIds, candidate, otherCandidate }: Reviewed,
): Promise<Pick<SideObjects, 'deletionId' | 'noteIds' | 'projectIds' | 'noticeIds' | 'exportIds'>> => {
  const { owner, recruiter, reviewer } = people
  const about = { side, organizationId, applicantId: applicantIds[0] }
  return {
    deletionId: await addDeletion(fixture, { organizationId, by: owner.userId }),
    noteIds: [
      await addNote(fixture, { ...about, by: owner.userId }),
      await addNote(fixture, { ...about, by: recruiter.userId }),
    ],
    projectIds: [
      await addProject(fixture, { ...about, by: owner.userId }),
      await addProject(fixture, { ...about, applicantId: applicantIds[1], by: recruiter.userId }),
    ],
    noticeIds: await addNotices(fixture, {
      organizationId,
      userIds: Object.values(people).map(({ userId }) => userId),
      applicantId: applicantIds[0],
    }),
    exportIds: [
      await addExport(fixture, { organizationId, userId: owner.userId, submissionId: candidate.submissionId }),
      await addExport(fixture, { organizationId, userId: reviewer.userId, submissionId: otherCandidate.submissionId }),
    ],
  }
}
