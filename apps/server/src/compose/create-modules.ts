import type { CallerPart } from '@candor/contract'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps'
import { createApiDocs } from '../http/api-docs'
import type { Caller } from '../http/caller'
import { createImplementer, type Implementer } from '../http/implement'
import { listGrantTargetNames, listGrantTargets } from '../modules/access'
import { createAccommodations } from '../modules/accommodations'
import { createApplicants, findShownResponseRate } from '../modules/applicants'
import { createAssessments } from '../modules/assessments'
import { createAudit } from '../modules/audit'
import { createCompany } from '../modules/company'
import { createContent, createDiskGauge, createUploadPorts, hasOrganizationQuota } from '../modules/content'
import { type AuthConnections, createIdentity, reserveInviteMails } from '../modules/identity'
import { createNotices } from '../modules/notices'
import { createNotification, createSmtpMailer, createUnsubscribe } from '../modules/notification'
import { createProjects } from '../modules/projects'
import { createProviderChecks } from '../modules/providers'
import { createRealtime } from '../modules/realtime'
import { createRequests } from '../modules/requests'
import { createCandidateAuthentication, createRecordedAudio, createSessions } from '../modules/sessions'
import { createSets } from '../modules/sets'
import { createSupport } from '../modules/support'
import { createEventDelivery } from '../platform/events/deliver-events'
import { findVoice, openObjects, openStore } from '../platform/ports/create-ports'
import { createProviders } from '../platform/ports/create-providers'
import { createRetention } from '../platform/retention'
import { seedDemo } from '../platform/seed-demo'
import type { TokenConnections } from '../platform/token-connections'
import { createUsageRecorder } from '../platform/usage'
import type { WorkersOptions } from '../platform/workers/create-pools'
import { createWorkers } from '../platform/workers/create-workers'
import { createAiFacts } from './create-ai-facts'
import { createFirstPagePorts } from './create-first-page-ports'
import { presentConfiguration } from './present-configuration'
import { retentionRules } from './retention-rules'
import { wireDeletions } from './wire-deletions'
import { wireExports } from './wire-exports'
import { wireSubmissions } from './wire-submissions'

const createAdapters = async (deps: Deps, options: Pick<ModuleOptions, 'workers' | 'tokenConnections'>) => {
  const { env } = deps
  const readDiskSpace = createDiskGauge(deps)
  const uploads = createUploadPorts(deps, {
    readDiskSpace,
    connections: options.tokenConnections,
    local: await openStore(env, deps.clock),
    objects: await openObjects(env),
  })
  const { store } = uploads
  const workers = createWorkers({ nowMs: deps.clock.nowMs, processes: deps.processes, ...options.workers })
  const usage = createUsageRecorder(deps)
  const providers = createProviders({ ...deps, usage })
  const { speechToText, textToSpeech, languageModel, interviewer, turnDetector, openSetAuthor } = providers
  const voice = await findVoice(env, textToSpeech)
  const mailer = env.SMTP_URL === undefined ? null : createSmtpMailer(env.SMTP_URL, env.MAIL_FROM)
  return {
    uploads,
    workers,
    usage,
    mailer,
    openSetAuthor,
    languageModel,
    checkedProviders: { ...providers.checked, textToSpeech: voice && (providers.checked.textToSpeech ?? voice) },
    ports: {
      store,
      speechToText,
      voice,
      interviewer,
      turnDetector,
      recordedAudio: createRecordedAudio(store, workers.extractWav16k),
      readDiskSpace,
      hasOrganizationQuota: (organizationId: string) => hasOrganizationQuota({ deps, store }, organizationId),
    },
  }
}

type Adapters = Awaited<ReturnType<typeof createAdapters>>

interface ModuleOptions {
  readonly authConnections: AuthConnections
  readonly tokenConnections: TokenConnections
  readonly secret: string
  readonly workers?: WorkersOptions | undefined
}

type WiringParts = ModuleOptions & { readonly os: Implementer; readonly adapters: Adapters }

/** Every module, in the order in which they stand on one another. */
const wireModules = (deps: Deps, parts: WiringParts) => {
  const { os, adapters, authConnections, secret } = parts
  const notification = createNotification(deps, { os, mailer: adapters.mailer })
  const { assessInterview, judgeInterview } = adapters.workers
  const { ports, openSetAuthor, languageModel } = adapters
  const { queueMail, inviteMails } = notification.api
  const sets = createSets(deps, {
    os,
    openSetAuthor,
    inviteMails,
    reserveInviteMails: (request) => reserveInviteMails(deps, request),
  })
  const assessments = createAssessments(deps, { os, languageModel, assessInterview, judgeInterview, queueMail })
  const providers = createProviderChecks(deps, { os, providers: adapters.checkedProviders })
  const sessions = createSessions(deps, {
    os,
    ports,
    ai: createAiFacts(deps, assessments, languageModel),
    findResponseRate: (organizationId) => findShownResponseRate(deps, organizationId),
  })
  const realtime = createRealtime(deps, { os, ports, watch: sessions.watch })
  const submissions = wireSubmissions(deps, { os, store: ports.store, languageModel, queueMail })
  const content = createContent(deps, {
    os,
    ports: {
      ...adapters.uploads,
      readDocument: adapters.workers.readDocument,
      joinRecordings: adapters.workers.joinRecordings,
      sessions: sessions.api,
    },
  })
  const applicants = createApplicants(deps, { os, queueMail })
  const { writeExport } = adapters.workers
  const exports = wireExports(deps, { os, ports, writeExport, submissions, content, applicants, queueMail })
  const projects = createProjects(deps, { os })
  const identity = createIdentity(deps, {
    os,
    queueMail,
    candidates: sessions.api.candidates,
    organizations: {
      listGrantTargetNames: (actor, targets) => listGrantTargetNames(deps, actor, targets),
      listGrantTargets: (actor, target) => listGrantTargets(deps, actor, target),
      // Files first, because the rows of sessions say where they are; then children before parents.
      erasers: [exports, content, assessments, submissions, projects, applicants, sessions, sets].map(
        ({ api }) => api.eraseOrganization,
      ),
    },
    authConnections,
    secret,
  })
  return {
    notification,
    audit: createAudit(deps, { os }),
    company: createCompany({ os, readDocument: adapters.workers.readDocument }),
    sets,
    assessments,
    providers,
    sessions,
    realtime,
    submissions,
    applicants,
    projects,
    content,
    exports,
    support: createSupport(deps, { os, queueMail }),
    identity,
  }
}

/** Every module, and what erases interviews in all of them. */
const wireAll = (deps: Deps, parts: Parameters<typeof wireModules>[1]) => {
  const { os } = parts
  const modules = wireModules(deps, parts)
  const { digestMails, queueMail } = modules.notification.api
  return {
    ...modules,
    notices: createNotices(deps, { os, digestMails }),
    requests: createRequests(deps, { os, queueMail }),
    accommodations: createAccommodations({ deps, ports: parts.adapters.ports }, { os, queueMail }),
    deletions: wireDeletions(deps, os, modules),
  }
}
type Modules = ReturnType<typeof wireAll>

/** The handlers of every typed route. */
const collectRoutes = (modules: Modules) => ({
  identity: { ...modules.identity.routes, feedback: modules.submissions.feedbackRoutes },
  company: {
    ...modules.company.routes,
    ...modules.audit.routes,
    ...modules.sets.companyRoutes,
    ...modules.submissions.companyRoutes,
    responseRate: modules.applicants.responseRateRoutes,
    applicant: { ...modules.applicants.routes, ...modules.identity.applicantAccessRoutes },
    note: modules.applicants.noteRoutes,
    project: modules.projects.routes,
    profile: modules.identity.companyRoutes,
  },
  interview: {
    ...modules.sets.routes,
    ...modules.sessions.routes,
    live: { ...modules.sessions.routes.live, ...modules.realtime.routes.live },
    ...modules.submissions.routes,
    ...modules.assessments.routes,
    export: modules.exports.routes,
    stage: modules.applicants.stageRoutes,
    ...modules.deletions.routes,
    request: modules.requests.routes,
    accommodation: modules.accommodations.routes,
    access: modules.identity.interviewAccessRoutes,
    provider: modules.providers.routes,
  },
  seeker: {
    ...modules.submissions.seekerRoutes,
    request: modules.requests.seekerRoutes,
    deletion: modules.deletions.seekerRoutes,
  },
  notification: { ...modules.notification.routes, ...modules.notices.routes },
})

/** The jobs of every module. */
const collectJobs = (modules: Modules) => [
  ...modules.identity.jobs,
  ...modules.notification.jobs,
  ...modules.sets.jobs,
  ...modules.sessions.jobs,
  ...modules.submissions.jobs,
  ...modules.assessments.jobs,
  ...modules.content.jobs,
  ...modules.applicants.jobs,
  ...modules.exports.jobs,
  ...modules.deletions.jobs,
  ...modules.notices.jobs,
]

const listEventHandlers = ({ accommodations, applicants, assessments, notices, requests, submissions }: Modules) =>
  [accommodations, applicants, assessments, notices, requests, submissions].map(({ eventHandlers }) => eventHandlers)

const listDemoMakers = ({ identity, sets }: Modules) => ({
  ensureOrganization: identity.api.ensureDemoOrganization,
  createContent: sets.api.createDemoContent,
  createSet: sets.api.createSet,
})

/** Adapters to modules; answers what the http layer and the job runner need of them. */
export const createModules = async (deps: Deps, options: ModuleOptions) => {
  const os = createImplementer(deps.env.isProduction)
  const adapters = await createAdapters(deps, options)
  const modules = wireAll(deps, { os, adapters, ...options })
  const { identity, audit, content, sets, sessions, realtime, submissions, support } = modules
  const delivery = createEventDelivery(deps, listEventHandlers(modules))
  const retention = createRetention(deps, retentionRules)
  const authenticateCandidate = createCandidateAuthentication(deps)
  const configuration = presentConfiguration(deps, adapters, [...identity.api.providers])
  return {
    router: os.router({
      ...collectRoutes(modules),
      content: {
        ...content.routes,
        ...support.routes,
        configuration: os.content.configuration.handler(() => configuration),
      },
    }),
    raw: {
      ...createApiDocs(),
      ...identity.raw,
      unsubscribe: createUnsubscribe(deps, modules.notices.api),
      ...audit.raw,
      ...content.raw,
      ...sessions.raw,
      ...realtime.raw,
      ...submissions.raw,
      ...modules.exports.raw,
    },
    sockets: realtime.sockets,
    firstPages: createFirstPagePorts(sessions.api, identity),
    notices: { get: sessions.api.getInterviewNotice },
    jobs: [delivery.job, retention.job, ...collectJobs(modules)],
    authenticate: async (request: FastifyRequest, parts: readonly CallerPart[]): Promise<Caller> => ({
      ...(parts.includes('user') ? await identity.authenticate(request) : { user: null, blocked: null }),
      candidate: parts.includes('candidate')
        ? ((await content.api.authenticateAppend(request)) ?? (await authenticateCandidate(request)))
        : [],
    }),
    /** `nodeUrl`: where the other processes on this database reach this one. */
    async start(nodeUrl: string): Promise<void> {
      await content.start(nodeUrl)
      sessions.start()
      await retention.order()
      await seedDemo(deps, listDemoMakers(modules))
    },
    /** Called before the first request. */
    async eraseRestored(): Promise<void> {
      await identity.eraseRestored()
      await modules.deletions.eraseRestored()
    },
    warmUp: adapters.workers.warmUp,
    endStreams: sessions.endStreams,
    /** Deletes files and orders jobs that are due; called every hour. */
    async sweep(): Promise<void> {
      await retention.order()
      await content.sweep()
      await delivery.sweep()
      await sets.sweep()
      await modules.deletions.sweep()
      await modules.exports.sweep()
      await modules.notices.sweep()
    },
    async stop(): Promise<void> {
      await sessions.stop()
      await realtime.stop()
      await content.stop()
      await adapters.usage.stop()
      adapters.mailer?.close()
      await adapters.workers.close()
      await adapters.uploads.store.close()
    },
  }
}
