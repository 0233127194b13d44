import type { InterviewIntro, InterviewMode, Session } from '@candor/contract'
import { answerById, getAttemptsPerPerson } from '@candor/domain'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import type { RequestContext } from '../../http/context'
import type { Implementer } from '../../http/implement'
import type { RawHandler } from '../../http/register-raw'
import { AppError } from '../../platform/errors'
import { type AiFacts, listAiFacts } from './ai-facts'
import { endAccess, findCandidateActor, listHeldTokens, putAccessFirst, setAccessCookie } from './authentication'
import { createEmailProof } from './email-proof'
import { createSessionJobs } from './jobs'
import { measureUploadSpeed } from './measure-upload-speed'
import { abortSession } from './operations/abort-session'
import { admitFile } from './operations/admit-file'
import { admitUpload, type RecordingClaim } from './operations/admit-upload'
import { answerScreening } from './operations/answer-screening'
import { askQuestion } from './operations/ask-question'
import { beginInterview } from './operations/begin-interview'
import { cancelRetake } from './operations/cancel-retake'
import { checkAccess } from './operations/check-access'
import { commitRetake } from './operations/commit-retake'
import { commitTurn } from './operations/commit-turn'
import { commitTypedTurn, type TypedTurn } from './operations/commit-typed-turn'
import { declareSegments } from './operations/declare-segments'
import { endSession } from './operations/end-session'
import { enterMode } from './operations/enter-mode'
import { eraseOrganization } from './operations/erase-organization'
import { findOpenSet } from './operations/find-open-set'
import { getEvaluation } from './operations/get-evaluation'
import { getInterviewNotice } from './operations/get-interview-notice'
import { getIntro } from './operations/get-intro'
import { getRecordingWindow } from './operations/get-recording-window'
import { getScreening } from './operations/get-screening'
import { hasInterviews } from './operations/has-interviews'
import { listRetakes } from './operations/list-retakes'
import { pingSession } from './operations/ping-session'
import { type ProvenAddress, reopenInterviews } from './operations/reopen-interviews'
import { repeatQuestion } from './operations/repeat-question'
import { resumeSession } from './operations/resume-session'
import { revertRetake } from './operations/revert-retake'
import { setPace } from './operations/set-pace'
import { startInterview } from './operations/start-interview'
import { startRetake } from './operations/start-retake'
import { submitSession } from './operations/submit-session'
import type { SessionPorts } from './ports'
import { presentAnswer, presentIntro, presentPing, presentSession, type SessionView } from './present'
import { reopenSubmitted } from './reopen-submitted'
import type { CandidateActor, Transaction } from './repo/index'
import { createSessionEraser } from './session-eraser'
import { createSessionWatch } from './session-watch'
import { createSpeechTestHandler } from './speech-test'
import { startRecording } from './start-recording'
import { createStreamHandler } from './stream-session'

export interface SessionRouteParts {
  readonly deps: Deps
  readonly ports: SessionPorts
  readonly ai: AiFacts
  /** How reliably an organization replies; null: candidates don't see it. */
  readonly findResponseRate: (organizationId: string) => Promise<InterviewIntro['responseRate']>
  readonly os: Implementer
}

/** Which speech this server offers. */
const listSpeech = (ports: Pick<SessionPorts, 'speechToText' | 'voice'>) => ({
  hasServerTranscription: ports.speechToText !== null,
  hasServerVoice: ports.voice !== null,
})

/** Finds whose session a request is about, and presents the session after it. */
const createResponder = ({ deps, ports }: SessionRouteParts) => {
  const shown = () => ({ nowMs: deps.clock.nowMs(), hasVoice: ports.voice !== null })
  return {
    actorFor: (context: RequestContext, sessionId: string): Promise<CandidateActor> =>
      findCandidateActor(deps, context.caller, sessionId),
    show: (view: SessionView): Session => presentSession(view, shown()),
    showPing: (view: Pick<SessionView, 'row' | 'journal'>) => presentPing(view, shown()),
  }
}
type Responder = ReturnType<typeof createResponder>

const createCandidateHandlers = (parts: SessionRouteParts, responder: Responder) => {
  const { deps, ports, os } = parts
  const routes = os.interview.candidate
  return {
    intro: routes.intro.handler(async ({ input, context }) => {
      const { set, invitation, session, attemptsLeft, access } = await getIntro(parts, context.caller, input)
      const shown = {
        invitation: invitation === null ? null : { email: invitation.email, name: invitation.name },
        ...listSpeech(ports),
        ...(await listAiFacts(parts.ai, set)),
        responseRate: await parts.findResponseRate(set.organizationId),
        session: session === null ? null : responder.show(session),
        attemptsLeft,
        access,
      }
      return presentIntro(set, shown, input.isRehearsal === true)
    }),
    checkAccess: routes.checkAccess.handler(({ input, context }) => checkAccess(deps, context.caller, input)),
    getScreening: routes.getScreening.handler(async ({ input, context }) => {
      const screening = await getScreening(deps, await responder.actorFor(context, input.id), input.id)
      const answers = screening.answers.map(({ questionId, values, facts }) => [questionId, facts ?? [...values]])
      return { ...screening, questions: [...screening.questions], answers: Object.fromEntries(answers) }
    }),
    answerScreening: routes.answerScreening.handler(async ({ input, context }) => {
      await answerScreening(deps, await responder.actorFor(context, input.id), input)
    }),
    endAccess: routes.endAccess.handler(async ({ input, context }) =>
      endAccess(deps, context, await responder.actorFor(context, input.sessionId)),
    ),
    submit: routes.submit.handler(async ({ input, context }) => {
      const actor = await responder.actorFor(context, input.sessionId)
      return responder.show(await submitSession(parts, actor, input))
    }),
  }
}

const showAnswer = (view: SessionView, answerId: string, nowMs: number) => {
  const answer = answerById(view.row.state, answerId)
  if (answer === null) throw new AppError('TURN_OUT_OF_ORDER')
  return presentAnswer(view, answer, nowMs)
}

const createChatHandlers = (parts: SessionRouteParts, responder: Responder) => {
  const { deps, os } = parts
  const routes = os.interview.chat
  return {
    start: routes.start.handler(async ({ input, context }) => {
      const { view, token } = await startInterview(parts, context.caller, input).catch(async (error: unknown) => {
        await reopenSubmitted(deps, context, { error, start: input })
        throw error
      })
      if (token !== null) setAccessCookie(deps, context, token)
      else await putAccessFirst(deps, context, view.row.dataSubjectId)
      deps.events.emit('session.started', { sessionId: view.row.id })
      return responder.show(view)
    }),
    begin: routes.begin.handler(async ({ input, context }) =>
      responder.show(await beginInterview(parts, await responder.actorFor(context, input.sessionId), input)),
    ),
    resume: routes.resume.handler(async ({ input, context }) =>
      responder.show(await resumeSession(parts, await responder.actorFor(context, input.sessionId), input)),
    ),
    request: routes.request.handler(async ({ input, context }) =>
      responder.show(await commitTurn(parts, await responder.actorFor(context, input.sessionId), input)),
    ),
    pace: routes.pace.handler(async ({ input, context }) =>
      responder.show(await setPace(parts, await responder.actorFor(context, input.sessionId), input)),
    ),
    repeat: routes.repeat.handler(async ({ input, context }) =>
      responder.show(await repeatQuestion(parts, await responder.actorFor(context, input.sessionId), input)),
    ),
    question: routes.question.handler(async ({ input, context }) =>
      askQuestion(deps, await responder.actorFor(context, input.sessionId), input),
    ),
    ping: routes.ping.handler(async ({ input, context }) =>
      responder.showPing(await pingSession(parts, await responder.actorFor(context, input.sessionId), input)),
    ),
    video: routes.video.handler(async ({ input, context }) => {
      const view = await declareSegments(parts, await responder.actorFor(context, input.sessionId), input)
      return showAnswer(view, input.answerId, parts.deps.clock.nowMs())
    }),
    end: routes.end.handler(async ({ input, context }) =>
      responder.show(await endSession(parts, await responder.actorFor(context, input.sessionId), input)),
    ),
    abort: routes.abort.handler(async ({ input, context }) =>
      responder.show(await abortSession(parts, await responder.actorFor(context, input.sessionId), input)),
    ),
    evaluate: routes.evaluate.handler(async ({ input, context }) => {
      const actor = await responder.actorFor(context, input.sessionId)
      return getEvaluation(deps, actor, input.sessionId)
    }),
  }
}

/** Answers that a fault made unusable or that the set allows to retake, retaken between the end of the interview and its submission. */
const createRetakeHandlers = (parts: SessionRouteParts, responder: Responder) => {
  const routes = parts.os.interview.retake
  const { actorFor, show } = responder
  return {
    check: routes.check.handler(async ({ input, context }) => {
      const actor = await actorFor(context, input.sessionId)
      return listRetakes(parts, actor, input.sessionId)
    }),
    start: routes.start.handler(async ({ input, context }) =>
      show(await startRetake(parts, await actorFor(context, input.sessionId), input)),
    ),
    cancel: routes.cancel.handler(async ({ input, context }) =>
      show(await cancelRetake(parts, await actorFor(context, input.sessionId), input)),
    ),
    submit: routes.submit.handler(async ({ input, context }) =>
      show(await commitRetake(parts, await actorFor(context, input.sessionId), input)),
    ),
    revert: routes.revert.handler(async ({ input, context }) =>
      show(await revertRetake(parts, await actorFor(context, input.sessionId), input)),
    ),
  }
}

const createModeHandlers = (parts: SessionRouteParts, responder: Responder) => {
  const { text, live: liveRoutes, noVoice } = parts.os.interview
  const switchTo = async (mode: InterviewMode, context: RequestContext, sessionId: string): Promise<Session> =>
    responder.show(await enterMode(parts, await responder.actorFor(context, sessionId), { sessionId, mode }))
  const post = async (mode: InterviewMode, context: RequestContext, turn: TypedTurn): Promise<Session> =>
    responder.show(await commitTypedTurn(parts, await responder.actorFor(context, turn.sessionId), { ...turn, mode }))
  return {
    text: {
      start: text.start.handler(({ input, context }) => switchTo('text', context, input.sessionId)),
      post: text.post.handler(({ input, context }) => post('text', context, input)),
      video: text.video.handler(async ({ input, context }) => {
        const view = await declareSegments(parts, await responder.actorFor(context, input.sessionId), input)
        return showAnswer(view, input.answerId, parts.deps.clock.nowMs())
      }),
    },
    live: {
      start: liveRoutes.start.handler(({ input, context }) => switchTo('live', context, input.sessionId)),
      submit: liveRoutes.submit.handler(async ({ input, context }) => {
        const actor = await responder.actorFor(context, input.sessionId)
        return responder.show(await commitTurn(parts, actor, { ...input, mode: 'live' }))
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
      reopen: (exchange: Pick<RequestContext, 'request' | 'reply'>, address: ProvenAddress) =>
        reopenInterviews(deps, exchange, address),
      createEmailProof: (email: string) => createEmailProof(deps, email),
    },
    /** What a link shows to a browser without interviews; null: it opens nothing for them. */
    async findIntro(linkId: string): Promise<InterviewIntro | null> {
      const set = await findOpenSet(deps, linkId)
      if (set === null) return null
      const attemptsLeft = getAttemptsPerPerson(set.content)
      const access = { may: 'take', whyNot: null } as const
      const facts = { ...listSpeech(parts.ports), ...(await listAiFacts(parts.ai, set)) }
      const responseRate = await parts.findResponseRate(set.organizationId)
      return presentIntro(set, { invitation: null, ...facts, responseRate, session: null, attemptsLeft, access })
    },
    getInterviewNotice: (linkId: string) => getInterviewNotice(parts, linkId),
    listTokenHashes: (request: FastifyRequest): readonly string[] =>
      listHeldTokens(deps, request).map(({ tokenHash }) => tokenHash),
    findActor: (caller: Caller, sessionId: string) => findCandidateActor(deps, caller, sessionId),
    admitFile: (actor: CandidateActor, sessionId: string) => admitFile(deps, actor, sessionId),
    admitUpload: (tx: Transaction, claim: RecordingClaim) => admitUpload(deps, tx, claim),
    startRecording: (actor: CandidateActor, recording: Parameters<typeof startRecording>[2]) =>
      startRecording(parts, actor, recording),
    getRecordingWindow: (actor: CandidateActor, sessionId: string) => getRecordingWindow(deps, actor, sessionId),
    eraseOrganization: (organizationId: string) => eraseOrganization(deps, organizationId),
    eraser: createSessionEraser(deps),
  }
}

const streamTimes = { pollMs: 2_000, keepAliveMs: 15_000 } as const

/** The candidate's interview: routes, streams, jobs and the sweep of everything that time brings about. */
export const createSessionRoutes = (deps: Deps, options: Omit<SessionRouteParts, 'deps'>) => {
  const { ports } = options
  const parts: SessionRouteParts = { deps, ...options }
  const responder = createResponder(parts)
  const watch = createSessionWatch(deps, streamTimes)
  const background = createSessionJobs(deps, ports)
  const raw: Readonly<Record<'stream' | 'speechTest' | 'speedTest', RawHandler>> = {
    stream: createStreamHandler({ deps, ports, watch, keepAliveMs: streamTimes.keepAliveMs }),
    speechTest: createSpeechTestHandler({ deps, speechToText: ports.speechToText }),
    speedTest: measureUploadSpeed,
  }
  return {
    routes: {
      candidate: createCandidateHandlers(parts, responder),
      chat: createChatHandlers(parts, responder),
      retake: createRetakeHandlers(parts, responder),
      ...createModeHandlers(parts, responder),
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
