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
 * Commits a spoken answer over the socket, which returns the next question's sound at once, else over HTTP. Typed words use HTTP
 * only. A commit is idempotent, so an unconfirmed one is sent again.
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
