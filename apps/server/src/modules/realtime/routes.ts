import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { findCandidateActor, type SessionPorts } from '../sessions'
import type { createInterviewSocket } from './interview-socket'
import { getLiveStatus } from './operations/get-live-status'

/** The status of a realtime interview, for a page without a socket. */
export const createRealtimeRoutes = (
  deps: Deps,
  parts: {
    readonly os: Implementer
    readonly ports: SessionPorts
    readonly socket: ReturnType<typeof createInterviewSocket>
  },
) => ({
  status: parts.os.interview.live.status.handler(async ({ input, context }) => {
    const actor = await findCandidateActor(deps, context.caller, input.sessionId)
    return getLiveStatus({ deps, ports: parts.ports }, actor, { ...input, here: parts.socket.find(input.sessionId) })
  }),
})
