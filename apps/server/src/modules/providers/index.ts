import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { createCheckBudgets } from './check-budgets'
import type { CheckedPorts } from './operations/check-organization-providers'
import { createProviderRoutes } from './routes'

/** The outside providers of this server, as members see them. */
export const createProviderChecks = (
  deps: Deps,
  { os, providers }: { readonly os: Implementer; readonly providers: CheckedPorts },
) => ({
  routes: createProviderRoutes({ ...deps, providers, checkBudgets: createCheckBudgets(deps) }, os),
})
