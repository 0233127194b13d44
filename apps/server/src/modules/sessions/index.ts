/** A candidate's sitting: access, commands, streams, transcription, sweep. */
export { createCandidateAuthentication } from './authentication'
export type { SessionPorts } from './ports'
export { createRecordedAudio } from './recorded-audio'
export { createSessionRoutes } from './routes'
