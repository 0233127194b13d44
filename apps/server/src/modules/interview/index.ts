import type { SetAuthor } from '@candor/ai'
import type { Deps } from '../../deps'
import type { MemberCaller } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import { createSessionRoutes, type SessionPorts } from './sessions'
import { createSet, type NewSetInput } from './sets/operations/create-set'
import { createSetRoutes } from './sets/routes'
import { createCvDownload } from './submissions/download-cv'
import { createSubmissionRoutes } from './submissions/routes'

export { createCandidateAuthentication, createRecordedAudio } from './sessions'

export interface InterviewOptions {
  readonly os: Implementer
  readonly author: SetAuthor
  readonly ports: SessionPorts
}

/** Sets, sittings and submissions. */
export const createInterview = (deps: Deps, options: InterviewOptions) => {
  const sets = createSetRoutes(deps, options)
  const sessions = createSessionRoutes(deps, options)
  const submissions = createSubmissionRoutes(deps, options.os)
  return {
    routes: { ...sets, ...sessions.routes, submission: submissions.routes },
    raw: { ...sessions.raw, cv: createCvDownload(deps, options.ports.store) },
    jobs: [...sessions.jobs, ...submissions.jobs],
    api: { ...sessions.api, createSet: (actor: MemberCaller, input: NewSetInput) => createSet(deps, actor, input) },
    start: sessions.start,
    endStreams: sessions.endStreams,
    stop: sessions.stop,
  }
}
