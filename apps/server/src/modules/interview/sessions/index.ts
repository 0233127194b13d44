/** A candidate's sitting: access, commands, streams, transcription, sweep. */
export { createCandidateAuthentication } from './authentication'
export { createSessionRoutes } from './create-session-routes'
export type { SessionPorts } from './ports'
export { createRecordedAudio } from './recorded-audio'
