import { accessGrant, interviewSet, submission } from '@candor/db'
import { seesOnlyShared } from '@candor/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'

/** What a member sees of their organization: everything, or what is shared with them at this instant. */
export type ViewerScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'shared'; readonly userId: string; readonly at: Date }

/** The scope of every query that reads sets or submissions for a member: a viewer's rows are filtered in the query (Z-07). */
export const getViewerScope = (deps: Pick<Deps, 'clock'>, actor: Pick<MemberCaller, 'role' | 'userId'>): ViewerScope =>
  seesOnlyShared(actor.role)
    ? { kind: 'shared', userId: actor.userId, at: new Date(deps.clock.nowMs()) }
    : { kind: 'all' }

const isGranted = (scope: Extract<ViewerScope, { kind: 'shared' }>, target: SQL): SQL =>
  sql`exists (select 1 from ${accessGrant} where ${accessGrant.userId} = ${scope.userId} and (${accessGrant.expiresAt} is null or ${accessGrant.expiresAt} > ${scope.at.toISOString()}) and ${target})`

const namesSet = (id: typeof interviewSet.id | typeof submission.setId, organizationId: SQL): SQL =>
  sql`${accessGrant.targetType} = 'set' and ${accessGrant.targetId} = ${id} and ${accessGrant.organizationId} = ${organizationId}`

/** A condition on `interview_set`; a grant of one submission shows no set. Undefined: every set is seen. */
export const isVisibleSet = (scope: ViewerScope): SQL | undefined =>
  scope.kind === 'all' ? undefined : isGranted(scope, namesSet(interviewSet.id, sql`${interviewSet.organizationId}`))

/** A condition on `submission`: it is shared itself, or its set is. Undefined: every submission is seen. */
export const isVisibleSubmission = (scope: ViewerScope): SQL | undefined => {
  if (scope.kind === 'all') return undefined
  const ofSet = namesSet(submission.setId, sql`${submission.organizationId}`)
  const itself = sql`${accessGrant.targetType} = 'submission' and ${accessGrant.targetId} = ${submission.id} and ${accessGrant.organizationId} = ${submission.organizationId}`
  return isGranted(scope, sql`((${ofSet}) or (${itself}))`)
}
