import { randomUUID } from 'node:crypto'
import type { Side } from './principals'
import type { Fixture } from './scenario-people'

interface Owned {
  readonly side: Side
  readonly organizationId: string
  readonly applicantId: string
  /** The id of a member's account. */
  readonly by: string
}

/** A note about an applicant. */
export const addNote = async (
  { snapshot, canaries }: Fixture,
  { side, organizationId, applicantId, by }: Owned,
): Promise<string> => {
  const id = randomUUID()
  const text = canaries.mark({ what: `note of ${side}`, side, ability: 'submission.review', isShared: false })
  await snapshot.query(
    `insert into applicant_note (id, organization_id, applicant_id, author_id, text, created_at)
     values ($1, $2, $3, $4, $5, now())`,
    [id, organizationId, applicantId, by, text],
  )
  return id
}

/** A project with one applicant. */
export const addProject = async (
  { snapshot, canaries }: Fixture,
  { side, organizationId, applicantId, by }: Owned,
): Promise<string> => {
  const id = randomUUID()
  const name = canaries.mark({ what: `project of ${side}`, side, ability: 'submission.review', isShared: false })
  await snapshot.query(
    `insert into project (id, organization_id, name, created_by, created_at) values ($1, $2, $3, $4, now())`,
    [id, organizationId, name, by],
  )
  await snapshot.query(
    `insert into project_applicant (project_id, applicant_id, organization_id, added_by, added_at)
     values ($1, $2, $3, $4, now())`,
    [id, applicantId, organizationId, by],
  )
  return id
}
