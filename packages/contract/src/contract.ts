import { jobDescriptionRoutes } from './company/company'
import { contentRoutes, uploadRawRoutes } from './content/content'
import { referenceRawRoutes } from './content/reference'
import { authRoutes } from './identity/auth'
import { organizationRoutes, profileRoutes, roleRoutes } from './identity/profile'
import { generateRoutes } from './interview/generate'
import { candidateRoutes, chatRoutes, noVoiceRoutes, sessionRawRoutes, textRoutes } from './interview/session'
import { setRoutes } from './interview/set'
import { submissionRawRoutes, submissionRoutes } from './interview/submission'
import { outboxRoutes } from './notification/outbox'

/** The one registry of typed routes: handlers implement it, the web client is typed by it, the OpenAPI document is made of it. */
export const contract = {
  identity: { auth: authRoutes, profile: profileRoutes, organization: organizationRoutes, role: roleRoutes },
  company: { jobDescription: jobDescriptionRoutes },
  interview: {
    set: setRoutes,
    generate: generateRoutes,
    candidate: candidateRoutes,
    chat: chatRoutes,
    text: textRoutes,
    noVoice: noVoiceRoutes,
    submission: submissionRoutes,
  },
  content: contentRoutes,
  notification: { outbox: outboxRoutes },
}
export type Contract = typeof contract

/** Streams of bytes and events: plain Fastify routes, in the same registry. */
export const rawRoutes = { ...referenceRawRoutes, ...uploadRawRoutes, ...sessionRawRoutes, ...submissionRawRoutes }
export type RawRouteName = keyof typeof rawRoutes
