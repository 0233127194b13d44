import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import { notFound } from '../../platform/errors'
import { getViewerScope } from '../access'
import { findVisibleSubmission, type Transaction } from '../submissions'
import { lockSubmission } from './repo/versions'

/** Locks a submission that the member sees; any other is reported as missing. */
export const lockVisibleSubmission = async (
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  place: { actor: MemberCaller; id: string },
) => {
  const row = await findVisibleSubmission(tx, place.id, getViewerScope(deps, place.actor))
  const locked = row === undefined ? undefined : await lockSubmission(tx, place.id)
  if (row === undefined || locked === undefined) throw notFound()
  return { row, locked }
}
