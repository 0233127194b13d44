/** A candidate's interview session: access, commands, streams, transcription and what time brings about. */

export { type Applied, type ApplyDeps, applyEvent, applyInTransaction, type EventOrder } from './apply-event'
export { askInterviewer, toReply } from './ask-interviewer'
export { createCandidateAuthentication, findCandidateActor, putAccessFirst } from './authentication'
export { boundAnswer } from './committed-answer'
export { type ContactWriter, createContactWriter } from './contact-writer'
export { toFaultReportInput } from './fault-report-input'
export { readMessage } from './messages'
export type { SessionPorts } from './ports'
export { presentEntries, presentSession, type SessionView } from './present'
export { assessSubmissionQueue } from './queues'
export { createRecordedAudio } from './recorded-audio'
export {
  type CandidateActor,
  claimSession,
  hasConsent,
  lockSession,
  readHost,
  readJournalEntry,
  readOwnPace,
  readSession,
  readVersionContent,
  releaseSession,
  type SessionRow,
  StaleSessionError,
} from './repo'
export { sessionRetention } from './repo/retention'
export { createSessionRoutes as createSessions } from './routes'
export { loadView, withStoredBytes } from './session-view'
export type { SessionWatch } from './session-watch'
export { type Host, renderUtterance } from './texts'
