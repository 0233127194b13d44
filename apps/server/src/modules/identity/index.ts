import type { Pool } from 'pg'
import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import type { QueueMail } from '../notification'
import { createAccountRoutes } from './accounts/routes'
import { createConnectRoutes } from './connect/routes'
import { createUserAuthentication } from './core/authenticate'
import { ensureBrowser, readBrowser } from './core/browser'
import { sweepAccounts } from './core/operations/sweep-accounts'
import type { IdentityParts } from './core/parts'
import type { CandidateReturn } from './core/ports'
import { sessionCookieName } from './core/session-cookie'
import { createSessions } from './core/sessions'
import { createLinkRoutes } from './links/routes'
import { createOrganizationJobs } from './organizations/jobs'
import { ensureDemoOrganization } from './organizations/operations/ensure-demo-organization'
import type { OrganizationPorts } from './organizations/ports'
import { createOrganizationRoutes } from './organizations/routes'
import { createPeopleRoutes } from './people/routes'
import { createAuthLibrary } from './providers/auth-library'

export type { CandidateReturn } from './core/ports'

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
    readBrowser: ({ request }) => readBrowser(request, { isHttps }),
  }
}

/** Accounts, sessions, organizations and members. */
export const createIdentity = (deps: Deps, options: IdentityOptions) => {
  const parts = makeParts(deps, options)
  const connect = createConnectRoutes(parts)
  const people = createPeopleRoutes(parts)
  return {
    authenticate: createUserAuthentication(deps, parts.library, sessionCookieName(parts.isHttps)),
    api: {
      ensureDemoOrganization: (name: string) => ensureDemoOrganization(deps, name),
      providers: connect.providers,
      /** Deletes sign-in records without further use; called every hour. */
      sweep: () => sweepAccounts(deps),
    },
    routes: {
      ...createAccountRoutes(parts),
      ...createLinkRoutes(parts),
      ...connect.routes,
      ...createOrganizationRoutes(parts, options.organizations),
      ...people.routes,
    },
    raw: { ...connect.raw, ...people.raw },
    jobs: createOrganizationJobs(deps, options.organizations),
  }
}
