import type { MoveMail } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { type MoveDeps, moveToStage } from '../move-to-stage'
import { listApplicantsOfSubmissions } from '../repo/applicants'

/** Moves the applicants of several submissions to a stage; if one submission is foreign or missing, none is moved. */
export const moveSubmissions = (
  deps: Pick<Deps, 'withActor'> & MoveDeps,
  actor: MemberCaller,
  input: { readonly ids: readonly string[]; readonly stageId: string },
): Promise<{ moved: number; mail: MoveMail }> =>
  deps.withActor(actor, async (tx) => {
    const submissionIds = [...new Set(input.ids)]
    const found = await listApplicantsOfSubmissions(tx, actor.organizationId, submissionIds)
    if (found.length < submissionIds.length) throw notFound()
    const ids = [...new Set(found.flatMap(({ applicantId }) => applicantId ?? []))]
    return moveToStage(deps, tx, { actor, ids, stageId: input.stageId })
  })
