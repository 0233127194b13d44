import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { AppError, notFound } from '../../../../platform/errors'
import { eraseOrganizationQueue } from '../queues'
import { findOrganization, hasLegalHold, lockOrganization, markOrganizationDeleted } from '../repo/organizations'

/**
 * Deletes the current organization if its name is repeated. It is missing for everyone at once, and a job erases its
 * data. Another organization is reported as missing.
 * Throws LEGAL_HOLD while one of its submissions is on hold.
 */
export const deleteOrganization = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'jobs' | 'audit'>,
  actor: MemberCaller,
  input: { id: string; name: string },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    if (input.id !== actor.organizationId || !(await lockOrganization(tx, input.id))) throw notFound()
    const row = await findOrganization(tx, input.id)
    if (row?.name !== input.name) throw new AppError('NAME_MISMATCH')
    if (await hasLegalHold(tx, input.id)) throw new AppError('LEGAL_HOLD')
    await markOrganizationDeleted(tx, input.id, new Date(deps.clock.nowMs()))
    const subject = { type: 'organization', id: input.id } as const
    await deps.audit.record(tx, { type: 'organization.deleted', actor, subject })
    await deps.jobs.send(tx, { queue: eraseOrganizationQueue, data: { organizationId: input.id } })
  })
