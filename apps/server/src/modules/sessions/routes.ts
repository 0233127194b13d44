import type { InterviewMode, Session } from '@candor/contract'
import { answerById } from '@candor/domain'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import type { RequestContext } from '../../http/context'
import type { Implementer } from '../../http/implement'
import type { RawHandler } from '../../http/register-raw'
import { AppError } from '../../platform/errors'
import { findCandidateActor, setAccessCookie } from './authentication'
import { hasInterviews, reopenInterviews } from './candidate-return'
import { commitTurn, commitTyped, declareSegments, sendPing, sendSimple, type TypedTurn } from './commands'
import { createSessionJobs } from './jobs'
import { measureUploadSpeed } from './measure-upload-speed'
import { admitFile } from './operations/admit-file'
import { admitUpload, type RecordingClaim } from './operations/admit-upload'
import { answerScreening, getScreening } from './operations/answer-screening'
import { beginInterview, enterMode } from './operations/begin-interview'
import { eraseOrganization } from './operations/erase-organization'
import { getEvaluation } from './operations/get-evaluation'
import { getIntro } from './operations/get-intro'
import { openLink } from './operations/open-link'
import { startInterview } from './operations/start-interview'
import type { SessionPorts } from './ports'
import { presentAnswer, presentIntro, presentPing, presentSession, type SessionView } from './present'
import type { CandidateActor } from './repo/index'
import { createRetakeHandlers } from './retake-handlers'
import { createSessionWatch } from './session-watch'
import { createStreamHandler } from './stream-session'
import { createPieceHandler } from './transcribe-piece'

export interface SessionRouteParts {
  readonly deps: Deps
  readonly ports: SessionPorts
  readonly os: Implementer
}

/** What every handler here does: finds out whose session it is, and presents it as it stands afterwards. */
const createResponder = ({ deps, ports }: SessionRouteParts) => {
  const shown = () => ({ nowMs: deps.clock.nowMs(), hasVoice: ports.voice !== null })
  return {
    actorFor: (context: RequestContext, sessionId: string): Promise<CandidateActor> =>
      findCandidateActor(deps, context.caller, sessionId),
    show: (view: SessionView): Session => presentSession(view, shown()),
    showPing: (view: SessionView) => presentPing(view, shown()),
  }
}
type Hands = ReturnType<typeof createResponder>

const createCandidateHandlers = (parts: SessionRouteParts, hands: Hands) => {
  const { deps, ports, os } = parts
  const routes = os.interview.candidate
  return {
    intro: routes.intro.handler(async ({ input, context }) => {
      const { set, session } = await getIntro(parts, context.caller, input.linkId)
      return presentIntro(set, {
        hasServerTranscription: ports.speechToText !== null,
        hasServerVoice: ports.voice !== null,
        session: session === null ? null : hands.show(session),
      })
    }),
    checkAccess: routes.checkAccess.handler(async ({ input, context }) => {
      await openLink(deps, context.caller, input.linkId)
      return { may: true as const }
    }),
    getScreening: routes.getScreening.handler(async ({ input, context }) => {
      const screening = await getScreening(deps, await hands.actorFor(context, input.id), input.id)
      const answers = screening.answers.map(({ questionId, values }): [string, string[]] => [questionId, [...values]])
      return { ...screening, questions: [...screening.questions], answers: Object.fromEntries(answers) }
    }),
    answerScreening: routes.answerScreening.handler(async ({ input, context }) => {
      await answerScreening(deps, await hands.actorFor(context, input.id), input)
    }),
    submit: routes.submit.handler(async ({ input, context }) => {
      const actor = await hands.actorFor(context, input.sessionId)
      return hands.show(await sendSimple(parts, actor, { type: 'submitted', sessionId: input.sessionId }))
    }),
  }
}

const showAnswer = (view: SessionView, answerId: string, nowMs: number) => {
  const answer = answerById(view.row.state, answerId)
  if (answer === null) throw new AppError('TURN_OUT_OF_ORDER')
  return presentAnswer(view, answer, nowMs)
}

const createChatHandlers = (parts: SessionRouteParts, hands: Hands) => {
  const { deps, os } = parts
  const routes = os.interview.chat
  const simple = async (
    type: 'resumed' | 'ended' | 'aborted',
    context: RequestContext,
    sessionId: string,
  ): Promise<Session> =>
    hands.show(await sendSimple(parts, await hands.actorFor(context, sessionId), { type, sessionId }))
  return {
    start: routes.start.handler(async ({ input, context }) => {
      const { view, token } = await startInterview(parts, context.caller, input)
      if (token !== null) setAccessCookie(deps, context, token)
      deps.events.emit('session.started', { sessionId: view.row.id })
      return hands.show(view)
    }),
    begin: routes.begin.handler(async ({ input, context }) =>
      hands.show(await beginInterview(parts, await hands.actorFor(context, input.sessionId), input)),
    ),
    resume: routes.resume.handler(({ input, context }) => simple('resumed', context, input.sessionId)),
    request: routes.request.handler(async ({ input, context }) =>
      hands.show(await commitTurn(parts, await hands.actorFor(context, input.sessionId), input)),
    ),
    ping: routes.ping.handler(async ({ input, context }) =>
      hands.showPing(await sendPing(parts, await hands.actorFor(context, input.sessionId), input)),
    ),
    video: routes.video.handler(async ({ input, context }) => {
      const view = await declareSegments(parts, await hands.actorFor(context, input.sessionId), input)
      return showAnswer(view, input.answerId, parts.deps.clock.nowMs())
    }),
    end: routes.end.handler(({ input, context }) => simple('ended', context, input.sessionId)),
    abort: routes.abort.handler(({ input, context }) => simple('aborted', context, input.sessionId)),
    evaluate: routes.evaluate.handler(async ({ input, context }) => {
      const actor = await hands.actorFor(context, input.sessionId)
      return getEvaluation(deps, actor, input.sessionId)
    }),
  }
}

const createModeHandlers = (parts: SessionRouteParts, hands: Hands) => {
  const { text, live: liveRoutes, noVoice } = parts.os.interview
  const switchTo = async (mode: InterviewMode, context: RequestContext, sessionId: string): Promise<Session> =>
    hands.show(await enterMode(parts, await hands.actorFor(context, sessionId), { sessionId, mode }))
  const post = async (mode: InterviewMode, context: RequestContext, typed: TypedTurn): Promise<Session> =>
    hands.show(await commitTyped(parts, await hands.actorFor(context, typed.sessionId), { ...typed, mode }))
  return {
    text: {
      start: text.start.handler(({ input, context }) => switchTo('text', context, input.sessionId)),
      post: text.post.handler(({ input, context }) => post('text', context, input)),
      video: text.video.handler(async ({ input, context }) => {
        const view = await declareSegments(parts, await hands.actorFor(context, input.sessionId), input)
        return showAnswer(view, input.answerId, parts.deps.clock.nowMs())
      }),
    },
    live: {
      start: liveRoutes.start.handler(({ input, context }) => switchTo('live', context, input.sessionId)),
      submit: liveRoutes.submit.handler(async ({ input, context }) => {
        const actor = await hands.actorFor(context, input.sessionId)
        return hands.show(await commitTurn(parts, actor, { ...input, mode: 'live' }))
      }),
    },
    noVoice: {
      start: noVoice.start.handler(({ input, context }) => switchTo('no-voice', context, input.sessionId)),
      message: noVoice.message.handler(({ input, context }) => post('no-voice', context, input)),
    },
  }
}

/** What other modules ask of sessions. */
const createSessionApi = (parts: SessionRouteParts) => {
  const { deps } = parts
  return {
    /** For candidates who proved their address in another browser. */
    candidates: {
      hasInterviews: (email: string) => hasInterviews(deps, email),
      reopen: (exchange: Pick<RequestContext, 'request' | 'reply'>, email: string) =>
        reopenInterviews(deps, exchange, email),
    },
    findActor: (caller: Caller, sessionId: string) => findCandidateActor(deps, caller, sessionId),
    admitFile: (actor: CandidateActor, sessionId: string) => admitFile(deps, actor, sessionId),
    admitUpload: (actor: CandidateActor, claim: RecordingClaim) => admitUpload(parts, actor, claim),
    eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId),
  }
}

const streamTimes = { pollMs: 2_000, keepAliveMs: 15_000 } as const

/** The candidate's interview: routes, streams, jobs and the sweep of everything that time brings about. */
export const createSessionRoutes = (
  deps: Deps,
  options: { readonly ports: SessionPorts; readonly os: Implementer },
) => {
  const { ports, os } = options
  const parts: SessionRouteParts = { deps, ports, os }
  const hands = createResponder(parts)
  const watch = createSessionWatch(deps, streamTimes)
  const background = createSessionJobs(deps, ports)
  const raw: Readonly<Record<'stream' | 'speechTest' | 'speedTest', RawHandler>> = {
    stream: createStreamHandler({ deps, ports, watch, keepAliveMs: streamTimes.keepAliveMs }),
    speechTest: createPieceHandler({ deps, speechToText: ports.speechToText }),
    speedTest: measureUploadSpeed,
  }
  return {
    routes: {
      candidate: createCandidateHandlers(parts, hands),
      chat: createChatHandlers(parts, hands),
      retake: createRetakeHandlers(parts, hands),
      ...createModeHandlers(parts, hands),
    },
    raw,
    /** Wakes every reader of a session's journal, whichever process wrote the entry. */
    watch,
    jobs: background.jobs,
    api: createSessionApi(parts),
    /** Begins to sweep; call once the jobs run. */
    start: background.start,
    /** Ends the streams: before the server stops, which waits for every connection. */
    endStreams: () => watch.stop(),
    stop: background.stop,
  }
}
