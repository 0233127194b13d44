import { builtinSetAuthor } from '@candor/ai'
import type { Pool } from 'pg'
import type { Deps } from '../deps'
import type { Caller } from '../http/caller'
import { createImplementer } from '../http/implement'
import { createReference } from '../http/reference'
import { createCompany } from '../modules/company'
import { createContent, createUploadPorts, freeDiskShare, hasOrganizationRoom } from '../modules/content'
import { createIdentity } from '../modules/identity'
import {
  createCandidateAuthentication,
  createInterview,
  createRecordedAudio,
  createUseRecorder,
} from '../modules/interview'
import { createNotification, createSmtpMailer } from '../modules/notification'
import { findVoice, openObjects, openStore } from '../platform/ports/create-ports'
import { createProviders } from '../platform/ports/create-providers'
import { seedDemo } from '../platform/seed-demo'
import { createWorkers } from '../platform/workers/create-workers'

const createAdapters = async (deps: Deps) => {
  const { env } = deps
  const uploads = createUploadPorts(deps, {
    local: await openStore(env, deps.clock),
    objects: await openObjects(env),
  })
  const { store } = uploads
  const workers = createWorkers()
  const book = createUseRecorder(deps)
  const { speechToText, textToSpeech, languageModel, interviewer, turnDetector } = createProviders({ ...deps, book })
  const mailer = env.SMTP_URL === undefined ? null : createSmtpMailer(env.SMTP_URL, env.MAIL_FROM)
  return {
    uploads,
    workers,
    book,
    mailer,
    author: builtinSetAuthor,
    languageModel,
    ports: {
      store,
      speechToText,
      voice: await findVoice(env, textToSpeech),
      interviewer,
      turnDetector,
      recordedAudio: createRecordedAudio(store, workers.extractWav16k),
      freeDiskShare: () => freeDiskShare(env.dataDir),
      hasOrganizationRoom: (organizationId: string) => hasOrganizationRoom(deps, organizationId),
    },
  }
}

/** What a page must know of this installation before it shows anything. */
const configurationOf = (
  deps: Deps,
  adapters: Awaited<ReturnType<typeof createAdapters>>,
  signInProviders: { id: string; label: string }[],
) => ({
  signInProviders,
  rememberVietnamese: deps.env.REMEMBER_VIETNAMESE,
  speech: {
    serverTranscription: adapters.ports.speechToText !== null,
    serverVoice: adapters.ports.voice !== null,
  },
  hasOutbox: adapters.mailer === null && !deps.env.isProduction,
  supportEmail: deps.env.SUPPORT_EMAIL ?? null,
})

/** Adapters to modules; answers what the http layer and the job runner need of them. */
export const createModules = async (deps: Deps, options: { authPool: Pool; secret: string }) => {
  const os = createImplementer(deps.env.isProduction)
  const adapters = await createAdapters(deps)
  const notification = createNotification(deps, { os, mailer: adapters.mailer })
  const company = createCompany(deps, { os, readDocument: adapters.workers.readDocument })
  const { assessInterview, judgeInterview } = adapters.workers
  const interview = createInterview(deps, { os, ...adapters, assessInterview, judgeInterview })
  const content = createContent(deps, {
    os,
    ports: {
      ...adapters.uploads,
      readDocument: adapters.workers.readDocument,
      joinRecordings: adapters.workers.joinRecordings,
      sessions: interview.api,
    },
  })
  const identity = createIdentity(deps, {
    os,
    queueMail: notification.api.queueMail,
    candidates: interview.api.candidates,
    organizations: {
      grantTargetNames: interview.api.grantTargetNames,
      // Files first: the interviews' rows know where they lie.
      erasers: [content.api.eraseOrganization, interview.api.eraseOrganization],
    },
    ...options,
  })
  const candidateOf = createCandidateAuthentication(deps)
  const configuration = configurationOf(deps, adapters, [...identity.api.providers])
  return {
    router: os.router({
      identity: identity.routes,
      company: company.routes,
      interview: interview.routes,
      seeker: interview.seekerRoutes,
      content: {
        ...content.routes,
        configuration: os.content.configuration.handler(() => configuration),
      },
      notification: notification.routes,
    }),
    raw: { ...createReference(), ...identity.raw, ...notification.raw, ...content.raw, ...interview.raw },
    sockets: interview.sockets,
    jobs: [...identity.jobs, ...notification.jobs, ...interview.jobs, ...content.jobs],
    authenticate: async (request: Parameters<typeof candidateOf>[0]): Promise<Caller> => ({
      ...(await identity.authenticate(request)),
      candidate: await candidateOf(request),
    }),
    /** `nodeUrl`: where the other processes on this database reach this one. */
    async start(nodeUrl: string): Promise<void> {
      await content.start(nodeUrl)
      interview.start()
      await seedDemo(deps, {
        ensureOrganization: identity.api.ensureDemoOrganization,
        createSet: interview.api.createSet,
      })
    },
    endStreams: interview.endStreams,
    /** Deletes what has run out; called every hour. */
    async sweep(): Promise<void> {
      await identity.api.sweep()
      await notification.api.sweep()
      await content.sweep()
    },
    async stop(): Promise<void> {
      await interview.stop()
      await content.stop()
      await adapters.book.stop()
      adapters.mailer?.close()
      await adapters.workers.close()
      await adapters.uploads.store.close()
    },
  }
}
