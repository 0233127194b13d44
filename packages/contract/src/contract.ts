import { judgeExamRoutes } from './assessments/judge-exam'
import { questionReviewRoutes } from './assessments/question-review'
import { reviewRoutes } from './assessments/reviews'
import { assessmentRoutes } from './assessments/versions'
import { auditLogRawRoutes, auditLogRoutes } from './audit/audit-log'
import { applicantRoutes } from './company/applicants'
import { jobDescriptionRoutes } from './company/company'
import { experienceRoutes } from './company/experience'
import { noteRoutes } from './company/notes'
import { companyProfileRoutes } from './company/profile'
import { projectRoutes } from './company/projects'
import { responseRateRoutes } from './company/response-rate'
import { stageRoutes } from './company/stages'
import { startRoutes } from './company/start'
import { contentRoutes } from './content/content'
import { referenceRawRoutes } from './content/reference'
import { storedFileRawRoutes, storedFileRoutes } from './content/stored-file'
import { uploadRawRoutes } from './content/upload'
import { accessRoutes, applicantAccessRoutes, interviewAccessRoutes } from './identity/access'
import { authRoutes, passwordRoutes } from './identity/auth'
import { linkRoutes } from './identity/link'
import { inviteRoutes, memberRoutes, organizationRoutes } from './identity/organization'
import { identityRawRoutes, profileRoutes, roleRoutes, socialRoutes } from './identity/profile'
import { secondFactorRoutes, secondStepRoutes, securityRoutes } from './identity/second-factor'
import { sessionListRoutes } from './identity/session-list'
import { noticeRoutes, noticeSettingRoutes } from './notification/notices'
import { outboxRoutes } from './notification/outbox'
import { unsubscribeRawRoutes } from './notification/unsubscribe'
import { providerRoutes } from './providers/provider-check'
import { accommodationRoutes } from './sessions/accommodations'
import { retakeRoutes } from './sessions/retakes'
import { sessionRawRoutes } from './sessions/session-raw-routes'
import { candidateRoutes, chatRoutes, liveRoutes, noVoiceRoutes, textRoutes } from './sessions/sessions'
import { generateRoutes } from './sets/generate'
import { intervieweeRoutes } from './sets/interviewees'
import { functionRoutes, positionRoutes } from './sets/positions'
import { setRoutes } from './sets/sets'
import { certificateRoutes } from './submissions/certificates'
import { deletionRoutes } from './submissions/deletions'
import { exportRawRoutes, exportRoutes } from './submissions/exports'
import { feedbackRoutes } from './submissions/feedback'
import { integrityRoutes } from './submissions/integrity'
import { ownDeletionRoutes } from './submissions/own-deletions'
import { ownSubmissionRawRoutes, ownSubmissionRoutes } from './submissions/own-submission'
import { ownRequestRoutes, requestRoutes } from './submissions/requests'
import { retentionPolicyRoutes } from './submissions/retention-policy'
import { sharedRoutes } from './submissions/shared'
import { submissionChatRoutes } from './submissions/submission-chat'
import { submissionRawRoutes, submissionRoutes } from './submissions/submissions'
import { supportRoutes } from './support/support'

/** The one registry of typed routes: handlers implement it, the web client is typed by it, the OpenAPI document is made of it. */
export const contract = {
  identity: {
    auth: authRoutes,
    password: passwordRoutes,
    link: linkRoutes,
    sessions: sessionListRoutes,
    secondFactor: secondFactorRoutes,
    secondStep: secondStepRoutes,
    security: securityRoutes,
    profile: profileRoutes,
    social: socialRoutes,
    organization: organizationRoutes,
    member: memberRoutes,
    invite: inviteRoutes,
    access: accessRoutes,
    role: roleRoutes,
    feedback: feedbackRoutes,
  },
  company: {
    jobDescription: jobDescriptionRoutes,
    position: positionRoutes,
    function: functionRoutes,
    applicant: { ...applicantRoutes, ...applicantAccessRoutes },
    note: noteRoutes,
    project: projectRoutes,
    start: startRoutes,
    experience: experienceRoutes,
    responseRate: responseRateRoutes,
    profile: companyProfileRoutes,
    auditLog: auditLogRoutes,
  },
  interview: {
    set: setRoutes,
    interviewee: intervieweeRoutes,
    generate: generateRoutes,
    candidate: candidateRoutes,
    chat: chatRoutes,
    text: textRoutes,
    live: liveRoutes,
    noVoice: noVoiceRoutes,
    submission: { ...submissionRoutes, ...submissionChatRoutes },
    deletion: deletionRoutes,
    retentionPolicy: retentionPolicyRoutes,
    export: exportRoutes,
    retake: retakeRoutes,
    assessment: assessmentRoutes,
    review: reviewRoutes,
    questionReview: questionReviewRoutes,
    integrity: integrityRoutes,
    judgeExam: judgeExamRoutes,
    stage: stageRoutes,
    access: interviewAccessRoutes,
    request: requestRoutes,
    accommodation: accommodationRoutes,
    shared: sharedRoutes,
    provider: providerRoutes,
  },
  seeker: {
    submission: ownSubmissionRoutes,
    deletion: ownDeletionRoutes,
    certificate: certificateRoutes,
    request: ownRequestRoutes,
  },
  content: { ...contentRoutes, ...supportRoutes, file: storedFileRoutes },
  notification: { outbox: outboxRoutes, notice: noticeRoutes, noticeSetting: noticeSettingRoutes },
}
export type Contract = typeof contract

/** Streams of bytes and events: plain Fastify routes, in the same registry. */
export const rawRoutes = {
  ...referenceRawRoutes,
  ...auditLogRawRoutes,
  ...identityRawRoutes,
  ...unsubscribeRawRoutes,
  ...uploadRawRoutes,
  ...storedFileRawRoutes,
  ...sessionRawRoutes,
  ...submissionRawRoutes,
  ...exportRawRoutes,
  ...ownSubmissionRawRoutes,
}
export type RawRouteName = keyof typeof rawRoutes
