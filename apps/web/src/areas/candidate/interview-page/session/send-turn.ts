import type { Session, Turn } from '@candor/contract'
import { isHandsFreeMode } from '@candor/domain'
import { api } from '../../../../shared/api/client'
import { commitOverSocket } from './commit-over-socket'
import type { InterviewSession } from './use-session'

function sendOverHttp(turn: Turn): Promise<Session> {
  if (!isHandsFreeMode(turn.mode)) return api.interview.chat.request(turn)
  const { mode: _ofThePath, ...rest } = turn
  return api.interview.live.submit(rest)
}

/**
 * Hands a spoken answer in: by the socket, which brings the next question's sound at once, else by HTTP. Typed words go by HTTP
 * alone. The same answer twice is one answer, so what is not known to have arrived is sent again.
 */
export async function sendTurn(
  { realtime, command }: Pick<InterviewSession, 'realtime' | 'command'>,
  turn: Turn,
): Promise<void> {
  if (turn.source !== 'typed' && realtime.state === 'open') {
    const { turn: number, take, durationMs, speechMs, segmentCount } = turn
    const done = { type: 'done', turn: number, take, durationMs, speechMs: speechMs ?? 0, segmentCount } as const
    if ((await commitOverSocket(realtime, done)) === 'taken') return
  }
  await command(() => sendOverHttp(turn))
}
