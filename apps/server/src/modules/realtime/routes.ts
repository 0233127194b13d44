import type { Deps } from '../../deps'
import type { Implementer } from '../../http/implement'
import { findCandidateActor, type SessionPorts } from '../sessions'
import type { createInterviewSocket } from './interview-socket'
import { getLiveStatus } from './operations/get-live-status'

/** How a live interview stands, for a page that has no socket. */
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
