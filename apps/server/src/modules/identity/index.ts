import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { createErasureLog } from '../../platform/erasure-log'
import type { InterviewEraser } from '../../platform/interview-erasure'
import type { QueueMail } from '../notification'
import { createAccountRoutes } from './accounts/routes'
import { createConnectRoutes } from './connect/routes'
import { createUserAuthentication } from './core/authenticate'
import { ensureBrowser, readBrowser } from './core/browser'
import type { CandidateReturn } from './core/ports'
import type { IdentityServices } from './core/services'
import { sessionCookieName } from './core/session-cookie'
import { createSessions } from './core/sessions'
import { createFactorRoutes } from './factors/routes'
import { createLinkRoutes } from './links/routes'
import { createOrganizationJobs } from './organizations/jobs'
import { ensureDemoOrganization } from './organizations/operations/ensure-demo-organization'
import { eraseRestoredOrganizations } from './organizations/operations/erase-restored-organizations'
import type { OrganizationPorts } from './organizations/ports'
import { deleteGrantsOfInterview } from './organizations/repo/erasure'
import {
  createApplicantAccessRoutes,
  createInterviewAccessRoutes,
  createOrganizationRoutes,
} from './organizations/routes'
import { createLogoHandler } from './organizations/serve-logo'
import { createPeopleRoutes } from './people/routes'
import { type AuthConnections, createAuthLibrary } from './providers/auth-library'
import { createSecretBox } from './providers/secret-box'
import { createRelyingParty } from './providers/webauthn'

export type { CandidateReturn } from './core/ports'
export { accountRetention } from './core/repo/retention'
export { reserveInviteMails } from './organizations/operations/reserve-invite-mails'
export type { AuthConnections } from './providers/auth-library'

export interface IdentityOptions {
  readonly os: Implementer
  readonly queueMail: QueueMail
  readonly candidates: CandidateReturn
  readonly organizations: OrganizationPorts
  readonly authConnections: AuthConnections
  readonly secret: string
}

const createServices = (deps: Deps, options: IdentityOptions): IdentityServices => {
  const { os, queueMail, candidates } = options
  const isHttps = deps.env.PUBLIC_URL?.startsWith('https:') ?? false
  const library = createAuthLibrary({
    connections: options.authConnections,
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
    secretBox: createSecretBox(options.secret, 'authenticator-app'),
    relyingParty: createRelyingParty(() => deps.publicUrl('/')),
    ensureBrowser: (exchange) => ensureBrowser(exchange, { isHttps, newToken: deps.newToken }),
    readBrowser: ({ request }) => readBrowser(request, { isHttps }),
  }
}

/** Accounts, sessions, organizations and members. */
export const createIdentity = (deps: Deps, options: IdentityOptions) => {
  const services = createServices(deps, options)
  const connect = createConnectRoutes(services)
  const people = createPeopleRoutes(services)
  const erasureLog = createErasureLog(deps.env.ERASURE_LOG)
  return {
    authenticate: createUserAuthentication(deps, services.library, sessionCookieName(services.isHttps)),
    api: {
      ensureDemoOrganization: (name: string) => ensureDemoOrganization(deps, name),
      providers: connect.providers,
      eraser: { eraseRows: deleteGrantsOfInterview } satisfies InterviewEraser,
    },
    routes: {
      ...createAccountRoutes(services),
      ...createLinkRoutes(services),
      ...connect.routes,
      ...createOrganizationRoutes(services, options.organizations),
      ...createFactorRoutes(services),
      ...people.routes,
    },
    companyRoutes: people.companyRoutes,
    interviewAccessRoutes: createInterviewAccessRoutes(services, options.organizations),
    applicantAccessRoutes: createApplicantAccessRoutes(services, options.organizations),
    raw: { ...connect.raw, ...people.raw, logo: createLogoHandler(deps) },
    jobs: createOrganizationJobs(deps, { ports: options.organizations, erasureLog }),
    /** Called before the first request. */
    eraseRestored: () => eraseRestoredOrganizations({ ...deps, erasureLog }),
  }
}
