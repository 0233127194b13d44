import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { notFound } from '../../../../platform/errors'
import { formatLogoUrl } from '../../../../platform/logo-url'
import { saveLogo } from '../../core/repo/organizations'
import { readLogo } from '../read-logo'

/** Sets or replaces the logo of the current organization; any other is reported as missing. */
export const setLogo = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  input: { id: string; image: string },
): Promise<{ logoUrl: string }> => {
  const { id } = input
  const logo = readLogo(input.image)
  await deps.withActor(actor, async (tx) => {
    const row = { organizationId: id, ...logo, updatedAt: new Date(deps.clock.nowMs()) }
    if (!(await saveLogo(tx, row))) throw notFound()
    const subject = { type: 'organization', id } as const
    await deps.audit.record(tx, { type: 'organization.logo_changed', actor, subject })
  })
  return { logoUrl: formatLogoUrl(id, logo.hash) }
}
