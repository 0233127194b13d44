/** A candidate's sitting: access, commands, streams, transcription, sweep. */
export { createCandidateAuthentication, findCandidateActor } from './authentication'
export { createSessionRoutes } from './create-session-routes'
export type { RecordingClaim } from './operations/admit-upload'
export type { SessionPorts } from './ports'
export { createRecordedAudio, type RecordedAudio } from './recorded-audio'
export type { CandidateActor } from './repo/index'
