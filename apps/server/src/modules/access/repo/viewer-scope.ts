import { accessGrant, interviewSet, submission } from '@candor/db'
import { seesOnlyShared } from '@candor/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'

/** What a reader sees of an organization: everything, what is shared with them at this instant, or what one link shows. */
export type ViewerScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'shared'; readonly userId: string; readonly at: Date }
  | { readonly kind: 'link'; readonly grantId: string; readonly at: Date }
type Narrowed = Exclude<ViewerScope, { kind: 'all' }>

/** The scope of every query that reads sets or submissions for a member: a viewer's rows are filtered in the query (Z-07). */
export const getViewerScope = (deps: Pick<Deps, 'clock'>, actor: Pick<MemberCaller, 'role' | 'userId'>): ViewerScope =>
  seesOnlyShared(actor.role)
    ? { kind: 'shared', userId: actor.userId, at: new Date(deps.clock.nowMs()) }
    : { kind: 'all' }

const isGrantee = (scope: Narrowed): SQL =>
  scope.kind === 'shared'
    ? sql`${accessGrant.userId} = ${scope.userId}`
    : sql`${accessGrant.id} = ${scope.grantId} and ${accessGrant.revokedAt} is null`

const isGranted = (scope: Narrowed, target: SQL): SQL =>
  sql`exists (select 1 from ${accessGrant} where ${isGrantee(scope)} and (${accessGrant.expiresAt} is null or ${accessGrant.expiresAt} > ${scope.at.toISOString()}) and ${target})`

type TargetColumn =
  | typeof interviewSet.id
  | typeof submission.id
  | typeof submission.setId
  | typeof submission.sessionId
  | typeof submission.applicantId

const names = (type: SQL, id: TargetColumn): SQL =>
  sql`(${accessGrant.targetType} = ${type} and ${accessGrant.targetId} = ${id})`

/** A condition on `interview_set`; a grant of one submission shows no set. Undefined: every set is seen. */
export const isVisibleSet = (scope: ViewerScope): SQL | undefined =>
  scope.kind === 'all'
    ? undefined
    : isGranted(
        scope,
        sql`${names(sql`'set'`, interviewSet.id)} and ${accessGrant.organizationId} = ${interviewSet.organizationId}`,
      )

/** A condition on `access_grant` and `submission`: the one shows the other. */
export const showsSubmission = sql`(${names(sql`'set'`, submission.setId)} or ${names(sql`'submission'`, submission.id)} or ${names(sql`'interview'`, submission.sessionId)} or ${names(sql`'applicant'`, submission.applicantId)}) and ${accessGrant.organizationId} = ${submission.organizationId}`

/**
 * A condition on `submission`: it is shared itself, or its set, its interview or its applicant is. Undefined: every submission is seen.
 */
export const isVisibleSubmission = (scope: ViewerScope): SQL | undefined =>
  scope.kind === 'all' ? undefined : isGranted(scope, showsSubmission)

/**
 * A condition on `submission`: recordings are part of a grant that shows it. Undefined: who sees every submission also reviews, and may
 * watch all of them.
 */
export const isWatchableSubmission = (scope: ViewerScope): SQL | undefined =>
  scope.kind === 'all' ? undefined : isGranted(scope, sql`${showsSubmission} and ${accessGrant.mayWatch}`)
