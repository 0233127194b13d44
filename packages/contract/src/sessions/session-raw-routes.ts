import { rawRoute } from '../builder'
import { anyone, candidate } from '../policy'
import { way } from './sessions'

const service = 'interview' as const

/** Routes whose bodies are streams or bytes. */
export const sessionRawRoutes = {
  stream: rawRoute({
    id: 'interview.chat.stream',
    service,
    method: 'GET',
    cost: 'stream',
    isInterview: true,
    path: '/interview/chat/stream',
    summary: 'Events of the session as server-sent events, resumable by Last-Event-ID',
    policy: candidate,
    errors: ['SESSION_NOT_FOUND'],
    query: { sessionId: 'the session', after: 'journal number already seen' },
    response: { status: 200, contentType: 'text/event-stream' },
  }),
  voice: rawRoute({
    id: 'interview.chat.voice',
    service,
    method: 'GET',
    isInterview: true,
    path: '/interview/chat/voice/{sessionId}/{seq}',
    summary: 'The interviewer’s voice for one journal entry, where the server has a voice',
    policy: candidate,
    errors: ['SESSION_NOT_FOUND', 'NOT_FOUND'],
    response: { status: 200, contentType: 'audio/wav' },
  }),
  speechTest: rawRoute({
    id: 'interview.speech-test',
    service,
    method: 'POST',
    path: '/interview/speech-test',
    summary: 'Try out transcription: words of one piece of speech, which is not kept',
    policy: anyone(
      'the unguessable link is the permission; the body is bounded, counted per link and not kept',
      'candidate',
    ),
    errors: [...way, 'NOT_FOUND', 'FILE_UNREADABLE', 'UNSUPPORTED_MEDIA_TYPE'],
    bodyLimitBytes: 1024 * 1024,
    query: { linkId: 'the interview’s link', code: 'the personal code, if there is one', language: 'en or vi' },
    request: { contentType: 'audio/wav' },
    response: { status: 200, contentType: 'application/json' },
  }),
  speedTest: rawRoute({
    id: 'interview.upload-speed-test',
    service,
    method: 'POST',
    path: '/interview/upload-speed-test',
    summary: 'Measure upload speed: the body is counted and thrown away',
    policy: anyone('the device check runs before a session exists; the body is bounded and not kept'),
    errors: [],
    bodyLimitBytes: 2 * 1024 * 1024,
    request: { contentType: 'application/octet-stream' },
    response: { status: 200, contentType: 'application/json' },
  }),
}
