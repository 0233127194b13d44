import type { Deps } from '../../../../deps'
import { lockIdentifier } from '../../core/repo/limits'
import { findDemoOrganization, insertDemoOrganization } from '../../core/repo/organizations'

/** The demo organization: created once even if several processes start at the same time; it has no member. */
export const ensureDemoOrganization = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId'>,
  name: string,
): Promise<{ organizationId: string; isNew: boolean }> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    await lockIdentifier(tx, 'demo-organization')
    const found = await findDemoOrganization(tx)
    if (found !== undefined) return { organizationId: found, isNew: false }
    const organizationId = deps.newId()
    await insertDemoOrganization(tx, { id: organizationId, name, at: new Date(deps.clock.nowMs()) })
    return { organizationId, isNew: true }
  })
