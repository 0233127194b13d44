import { randomUUID } from 'node:crypto'
import type { GrantTarget } from '@candor/contract'
import type { CandidateObjects } from './scenario-objects'
import type { Fixture } from './scenario-people'

/** A member's grant, with recordings. */
export const addGrant = async (
  { snapshot }: Fixture,
  options: { organizationId: string; userId: string; by: string; targetType: GrantTarget; targetId: string },
): Promise<string> => {
  const id = randomUUID()
  await snapshot.query(
    `insert into access_grant (id, organization_id, user_id, target_type, target_id, granted_by, created_at, may_watch)
     values ($1, $2, $3, $4, $5, $6, now(), true)`,
    [id, options.organizationId, options.userId, options.targetType, options.targetId, options.by],
  )
  return id
}

/** A link to what the viewer must not see: it opens nothing for them, nor for anyone without its token. */
const addLink = async (
  { snapshot }: Fixture,
  options: { organizationId: string; by: string; submissionId: string },
): Promise<void> => {
  await snapshot.query(
    `insert into access_grant (id, organization_id, kind, token_hash, target_type, target_id, granted_by, created_at, expires_at, may_watch)
     values ($1, $2, 'link', $3, 'submission', $4, $5, now(), now() + interval '14 days', true)`,
    [randomUUID(), options.organizationId, randomUUID(), options.submissionId, options.by],
  )
}

interface SharedWithViewer {
  readonly organizationId: string
  readonly by: string
  readonly viewerId: string
  readonly candidate: CandidateObjects
  readonly other: CandidateObjects
  readonly applicantIds: readonly [string, string]
  readonly setIds: readonly [string, string]
}

/** Grants on the shared candidate's interview and applicant, and grants of a wrong type, which must show nothing. */
export const addViewerGrants = async (fixture: Fixture, shared: SharedWithViewer): Promise<void> => {
  const { organizationId, by, viewerId, candidate, other, applicantIds, setIds } = shared
  const [sessionId = ''] = candidate.sessionIds
  const [otherSessionId = ''] = other.sessionIds
  const targets: readonly (readonly [GrantTarget, string])[] = [
    ['interview', sessionId],
    ['applicant', applicantIds[0]],
    ['applicant', other.submissionId],
    ['interview', applicantIds[1]],
    ['submission', otherSessionId],
    ['interview', setIds[1]],
    ['set', applicantIds[1]],
  ]
  for (const [targetType, targetId] of targets)
    await addGrant(fixture, { organizationId, by, userId: viewerId, targetType, targetId })
  await addLink(fixture, { organizationId, by, submissionId: other.submissionId })
}
