import type { Session, Turn } from '@candor/contract'
import { api } from '../../../../shared/api/client'
import { commitBySocket } from './commit-over-socket'
import type { LiveSession } from './use-session'

function byHttp(turn: Turn): Promise<Session> {
  if (turn.mode !== 'live') return api.interview.chat.request(turn)
  const { mode: _ofThePath, ...rest } = turn
  return api.interview.live.submit(rest)
}

/**
 * Hands a spoken answer in: by the socket, which brings the next question's sound at once, else by HTTP. Typed words go by HTTP
 * alone. The same answer twice is one answer, so what is not known to have arrived is sent again.
 */
export async function sendTurn({ link, command }: Pick<LiveSession, 'link' | 'command'>, turn: Turn): Promise<void> {
  if (turn.source !== 'typed' && link.state === 'open') {
    const { turn: number, take, durationMs, speechMs, segmentCount } = turn
    const done = { type: 'done', turn: number, take, durationMs, speechMs: speechMs ?? 0, segmentCount } as const
    if ((await commitBySocket(link, done)) === 'taken') return
  }
  await command(() => byHttp(turn))
}
