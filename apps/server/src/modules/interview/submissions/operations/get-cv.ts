import type { Deps } from '../../../../deps'
import { notFound } from '../../../../errors'
import type { MemberCaller } from '../../../../http/caller'
import { type CvRow, findCv, findSubmission } from '../repo'

/** The CV that came with a submission of the caller's organization. */
export const getCv = (deps: Pick<Deps, 'withActor'>, actor: MemberCaller, input: { id: string }): Promise<CvRow> =>
  deps.withActor(actor, async (tx) => {
    const row = await findSubmission(tx, input.id)
    const cv = row === undefined ? undefined : await findCv(tx, row.sessionId)
    if (cv === undefined) throw notFound()
    return cv
  })
