import { z } from 'zod'
import { route } from '../builder'
import { cvRequests, networkQualities, sessionStates } from '../enums'
import { answerTextLimits, candidateQuestionLimits, maxReportedFaults, screeningLimits } from '../limits'
import { anyone, candidate } from '../policy'
import { zLiveStatus } from '../realtime/messages'
import { zBackgroundFacts } from '../sets/background-facts'
import { zScreeningQuestion } from '../sets/sets'
import { zId, zInstant, zMode, zPublicLink, zText } from '../shared/primitives'
import { zReportedFault } from './fault-report'
import {
  zChatEntry,
  zInterviewAccess,
  zInterviewIntro,
  zSession,
  zSessionAnswer,
  zStartInterview,
  zTurn,
} from './session-shapes'

const service = 'interview' as const

/** Refusals of a link. */
export const way = ['INTERVIEW_NOT_SHARED', 'INTERVIEW_NO_ACCESS', 'INTERVIEW_CLOSED', 'INVITATION_EXPIRED'] as const
const zSessionId = z.object({ sessionId: zId })
const zLinkAddress = z.object({ linkId: zPublicLink, code: z.string().max(64).optional() })

/** An approved answer, in the language of the interview. */
const zAskedAnswer = z.object({ question: z.string(), answer: z.string() })

const zTyped = z.object({
  sessionId: zId,
  turn: z.number().int().min(0),
  take: z.number().int().min(1),
  text: zText(answerTextLimits.characters),
})
/** What went wrong with devices and line so far; all of it each time, so that a lost message costs nothing. */
const zFaults = z.array(zReportedFault).max(maxReportedFaults).default([])
const turnErrors = [
  'SESSION_NOT_FOUND',
  'SESSION_ENDED',
  'SESSION_NOT_STARTED',
  'TURN_OUT_OF_ORDER',
  'ANSWER_TOO_SHORT',
  'MODE_NOT_OFFERED',
  'PRACTICE_NOT_OFFERED',
] as const

const command = <P extends `/${string}`>(path: P, summary: string) =>
  route({ service, method: 'POST', path, summary, policy: candidate, errors: turnErrors, isInterview: true })

export const candidateRoutes = {
  intro: route({
    service,
    method: 'GET',
    path: '/interview',
    summary: 'The interview as the candidate sees it',
    policy: anyone('the unguessable link is the permission', 'candidate', 'user'),
    errors: [...way, 'SET_INCOMPLETE'],
  })
    // A rehearsal: for recruiters of the set's organization, whether it is open or not.
    .input(
      zLinkAddress.extend({
        isRehearsal: z.stringbool().default(false),
        /** Which of this browser's interviews to show; one that isn't its own has no effect. */
        sessionId: zId.optional(),
      }),
    )
    .output(zInterviewIntro),
  checkAccess: route({
    service,
    method: 'GET',
    path: '/interview/check-access',
    summary: 'Whether this browser may take the interview or only see its own, and why no new one can be started',
    policy: anyone('the unguessable link is the permission', 'candidate'),
    errors: ['INTERVIEW_NO_ACCESS'],
  })
    .input(zLinkAddress)
    .output(zInterviewAccess),
  getScreening: route({
    service,
    method: 'GET',
    path: '/interview/screening/{id}',
    summary: 'Screening questions of a session',
    policy: candidate,
    errors: ['SESSION_NOT_FOUND'],
  })
    .input(z.object({ id: zId }))
    .output(
      z.object({
        questions: z.array(zScreeningQuestion),
        cvRequest: z.enum(cvRequests),
        /** The engine evaluates a CV that is given; it doesn't without consent to AI. */
        isCvEvaluated: z.boolean(),
        cv: z.object({ id: zId, name: z.string() }).nullable(),
        answers: z.record(z.string(), z.union([z.string(), z.array(z.string()), zBackgroundFacts])),
      }),
    ),
  answerScreening: route({
    service,
    method: 'POST',
    path: '/interview/screening/{id}',
    summary: 'Screening answers',
    policy: candidate,
    errors: ['SESSION_NOT_FOUND', 'SCREENING_INVALID', 'SESSION_ALREADY_STARTED'],
    status: 204,
  }).input(
    z.object({
      id: zId,
      answers: z.record(
        zId,
        z.union([
          zText(screeningLimits.textCharacters),
          z.array(zText(screeningLimits.optionCharacters)).max(screeningLimits.options),
          zBackgroundFacts,
        ]),
      ),
      /** Null: no CV; one that was given is removed. */
      cvFileId: zId.nullable(),
    }),
  ),
  endAccess: route({
    service,
    method: 'POST',
    path: '/interview/end-access',
    summary:
      'End this browser’s access to the interviews of the session’s candidate; a mailed code or link restores it',
    policy: candidate,
    errors: ['SESSION_NOT_FOUND'],
    status: 204,
  }).input(zSessionId),
  submit: route({
    service,
    method: 'POST',
    path: '/interview/submit',
    summary: 'Finalize now',
    policy: candidate,
    isInterview: true,
    errors: ['SESSION_NOT_FOUND', 'SESSION_NOT_STARTED', 'SESSION_ENDED', 'NOTHING_ANSWERED', 'CONFLICT'],
  })
    .input(zSessionId)
    .output(zSession),
}

export const chatRoutes = {
  start: route({
    service,
    method: 'POST',
    path: '/interview/chat/start',
    summary: 'Create a session, with the consents, or answer the one this browser has',
    policy: anyone('the unguessable link is the permission; the answer sets the candidate cookie', 'candidate', 'user'),
    cost: 'interview',
    errors: [
      ...way,
      'SET_INCOMPLETE',
      'EMAIL_PROOF_REQUIRED',
      'INTERVIEW_ATTEMPTS_USED',
      'CONSENT_REQUIRED',
      'LANGUAGE_NOT_OFFERED',
      'MODE_NOT_OFFERED',
      'SERVER_DISK_FULL',
      'STORAGE_QUOTA_REACHED',
    ],
    status: 201,
  })
    .input(zStartInterview)
    .output(zSession),
  begin: route({
    service,
    method: 'POST',
    path: '/interview/chat/begin',
    summary: 'The clock starts and the first question is asked',
    policy: candidate,
    errors: [
      'SESSION_NOT_FOUND',
      'SESSION_ENDED',
      'INTERVIEW_ATTEMPTS_USED',
      'SCREENING_REQUIRED',
      'LANGUAGE_NOT_OFFERED',
      'MODE_NOT_OFFERED',
      'SERVER_DISK_FULL',
      'STORAGE_QUOTA_REACHED',
    ],
  })
    .input(z.object({ sessionId: zId, mode: zMode }))
    .output(zSession),
  resume: command('/interview/chat/resume', 'Continue from the last point after a reload or a loss')
    .input(zSessionId)
    .output(zSession),
  request: command(
    '/interview/chat/request',
    'A candidate turn; the interviewer answers with a follow-up, the next question or the outro',
  )
    .input(zTurn)
    .output(zSession),
  pace: command(
    '/interview/chat/pace',
    'Start or end the candidate’s own pace: no clock counts. No reason is asked, and the company never sees it',
  )
    .input(z.object({ sessionId: zId, isOwnPace: z.boolean() }))
    .output(zSession),
  repeat: command(
    '/interview/chat/repeat',
    'The candidate listens to the question once more: the time that it takes is given back, and nothing is noted',
  )
    .input(z.object({ sessionId: zId, turn: z.number().int().min(1) }))
    .output(zSession),
  question: route({
    service,
    method: 'POST',
    path: '/interview/chat/question',
    summary:
      'The candidate asks about the role or the process: answered with what the company approved, else passed on',
    policy: candidate,
    isInterview: true,
    errors: ['SESSION_NOT_FOUND', 'SESSION_ENDED', 'QUESTION_LIMIT_REACHED'],
  })
    .input(
      z.object({
        sessionId: zId,
        text: zText(candidateQuestionLimits.characters).min(1),
        /** The approved answer didn't help: pass the question on. */
        isToRecruiter: z.boolean().default(false),
      }),
    )
    .output(z.object({ answer: zAskedAnswer.nullable(), isPassedOn: z.boolean() })),
  ping: command('/interview/chat/ping', 'Heartbeat with network quality')
    .input(
      z.object({
        sessionId: zId,
        networkQuality: z.enum(networkQualities).optional(),
        lastSeq: z.number().int().min(0),
      }),
    )
    .output(
      z.object({
        serverTime: zInstant,
        state: z.enum(sessionStates),
        remainingMs: z.number().int(),
        isAlmostUp: z.boolean(),
        messages: z.array(zChatEntry),
        lastSeq: z.number().int(),
      }),
    ),
  video: command(
    '/interview/chat/video',
    'Say how many recorded segments an answer has and what went wrong; sealed uploads attach by themselves',
  )
    .input(
      z.object({
        sessionId: zId,
        answerId: zId,
        take: z.number().int().min(1),
        segmentCount: z.number().int().min(0).max(999),
        faults: zFaults,
      }),
    )
    .output(zSessionAnswer),
  end: command('/interview/chat/end', 'End the interview; what was answered is kept')
    .input(zSessionId)
    .output(zSession),
  abort: command('/interview/chat/abort', 'Leave without completing: not counted, a new interview may be started')
    .input(zSessionId)
    .output(zSession),
  evaluate: command('/interview/chat/evaluate', 'Ask for the evaluation of a submitted session; its state is answered')
    .input(zSessionId)
    /** `submissionId` opens the candidate's own page of it; null before the submission. */
    .output(z.object({ state: z.string(), submissionId: zId.nullable() })),
}

/** Typed modes: the same journal, fewer words to send. */
export const textRoutes = {
  start: command('/interview/text/start', 'Typed interview: begin or switch to the typed mode')
    .input(zSessionId)
    .output(zSession),
  post: command('/interview/text/post', 'Typed interview: answer').input(zTyped).output(zSession),
  video: command(
    '/interview/text/video',
    'Typed interview: say how many recorded segments an answer has and what went wrong',
  )
    .input(
      z.object({
        sessionId: zId,
        answerId: zId,
        take: z.number().int().min(1),
        segmentCount: z.number().int().min(0).max(999),
        faults: zFaults,
      }),
    )
    .output(zSessionAnswer),
}
/** Hands-free voice: the same turns in a mode of their own; sound and turn-taking go by the socket. */
export const liveRoutes = {
  start: command('/interview/live/start', 'Hands-free voice interview: begin or switch to the live mode')
    .input(zSessionId)
    .output(zSession),
  submit: command('/interview/live/submit', 'Hands-free voice interview: submit an answer, where the socket can not')
    .input(zTurn.omit({ mode: true }))
    .output(zSession),
  status: route({
    service,
    method: 'GET',
    isInterview: true,
    path: '/interview/live/status',
    summary: 'How the hands-free conversation stands: whose turn it is, what is heard, whether a socket is open',
    policy: candidate,
    errors: ['SESSION_NOT_FOUND'],
  })
    .input(zSessionId)
    .output(zLiveStatus),
}
export const noVoiceRoutes = {
  start: command('/interview/no-voice/start', 'No-voice interview: begin or switch to the silent mode')
    .input(zSessionId)
    .output(zSession),
  message: command('/interview/no-voice/message', 'No-voice interview: process a message')
    .input(zTyped)
    .output(zSession),
}
