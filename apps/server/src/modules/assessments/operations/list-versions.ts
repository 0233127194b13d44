import type { AssessmentVersion } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { findVisibleSubmission } from '../../submissions'
import { presentVersions } from '../present'
import { findCurrentId, listVersionRows } from '../repo/versions'

/** Every version of a submission's assessment, newest first. */
export const listVersions = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<{ items: AssessmentVersion[] }> =>
  deps.withActor(actor, async (tx) => {
    if ((await findVisibleSubmission(tx, input.id, getViewerScope(deps, actor))) === undefined) throw notFound()
    return { items: presentVersions(await listVersionRows(tx, input.id), await findCurrentId(tx, input.id)) }
  })
