import type { Pool } from 'pg'
import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { QueueMail } from '../notification'
import { createAccountRoutes } from './accounts/routes'
import { createConnectRoutes } from './connect/routes'
import { createUserAuthentication } from './core/authenticate'
import { browserOf, ensureBrowser } from './core/browser'
import type { CandidateReturn, IdentityParts } from './core/parts'
import { sessionCookieName } from './core/session-cookie'
import { createSessions } from './core/sessions'
import { sweepAccounts } from './core/sweep-accounts'
import { createLinkRoutes } from './links/routes'
import { ensureDemoOrganization } from './organizations/operations/ensure-demo-organization'
import type { OrganizationPorts } from './organizations/ports'
import { createOrganizationRoutes } from './organizations/routes'
import { createPeopleRoutes } from './people/routes'
import { createAuthLibrary } from './providers/auth-library'

export type { CandidateReturn } from './core/parts'

export interface IdentityOptions {
  readonly os: Implementer
  readonly queueMail: QueueMail
  readonly candidates: CandidateReturn
  readonly organizations: OrganizationPorts
  readonly authPool: Pool
  readonly secret: string
}

const makeParts = (deps: Deps, options: IdentityOptions): IdentityParts => {
  const { os, queueMail, candidates } = options
  const isHttps = deps.env.PUBLIC_URL?.startsWith('https:') ?? false
  const library = createAuthLibrary({
    pool: options.authPool,
    secret: options.secret,
    baseUrl: deps.publicUrl('/'),
    isHttps,
    newId: deps.newId,
  })
  return {
    deps,
    os,
    queueMail,
    library,
    sessions: createSessions(deps, library, { isHttps }),
    candidates,
    isHttps,
    ensureBrowser: (exchange) => ensureBrowser(exchange, { isHttps, newToken: deps.newToken }),
    browserOf: ({ request }) => browserOf(request, { isHttps }),
  }
}

/** Accounts, sessions, organizations and members. */
export const createIdentity = (deps: Deps, options: IdentityOptions) => {
  const parts = makeParts(deps, options)
  const connect = createConnectRoutes(parts)
  const organizations = createOrganizationRoutes(parts, options.organizations)
  const people = createPeopleRoutes(parts)
  return {
    authenticate: createUserAuthentication(deps, parts.library, sessionCookieName(parts.isHttps)),
    api: {
      ensureDemoOrganization: (name: string) => ensureDemoOrganization(deps, name),
      providers: connect.providers,
      /** Deletes what the door has no more use for; called every hour. */
      sweep: () => sweepAccounts(deps),
    },
    routes: {
      ...createAccountRoutes(parts),
      ...createLinkRoutes(parts),
      ...connect.routes,
      ...organizations.routes,
      ...people.routes,
    },
    raw: { ...connect.raw, ...people.raw },
    jobs: organizations.jobs,
  }
}
