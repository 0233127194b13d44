import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import { type CheckDeps, checkOrganizationProviders } from './operations/check-organization-providers'
import { getProviderStatus } from './operations/get-provider-status'

export const createProviderRoutes = (deps: CheckDeps, os: Implementer) => {
  const { provider } = os.interview
  return {
    status: provider.status.handler(() => getProviderStatus(deps)),
    check: provider.check.handler(({ context }) => checkOrganizationProviders(deps, asMember(context.caller))),
  }
}
