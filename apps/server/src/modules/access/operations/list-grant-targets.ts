import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { listRelatedOfApplicant, listRelatedOfInterview } from '../repo/grant-targets'
import { type GrantTargetKey, listGrantTargetNames } from './list-grant-target-names'

/**
 * Ids of everything whose grants show an interview or an applicant, itself among them. Empty: it is foreign or missing. Nothing else
 * shows a set or a submission, as far as this answer is concerned.
 */
export const listGrantTargets = async (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  target: GrantTargetKey,
): Promise<readonly string[]> => {
  const names = await listGrantTargetNames(deps, actor, [target])
  if (!names.has(target.id)) return []
  const rows = await deps.withActor(actor, async (tx) => {
    if (target.type === 'interview') return listRelatedOfInterview(tx, target.id)
    return target.type === 'applicant' ? listRelatedOfApplicant(tx, target.id) : []
  })
  const related = rows.flatMap(({ submissionId, sessionId, setId, applicantId }) => [
    submissionId,
    sessionId,
    setId,
    ...(applicantId === null ? [] : [applicantId]),
  ])
  return [...new Set([target.id, ...related])]
}
