import type { Turn } from '@candor/contract'
import { dropStored, readStored, writeStored } from '../../../../shared/storage'

const getKey = (sessionId: string) => `candor.submit-retake.${sessionId}`

const isTurn = (value: unknown): value is Turn =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'turn' in value && 'take' in value

/** The retake that was sent and not answered yet. Session storage, because it has the candidate's words. */
export function readPendingRetake(sessionId: string): Turn | null {
  const raw = readStored('session', getKey(sessionId))
  if (raw === null) return null
  try {
    const value: unknown = JSON.parse(raw)
    return isTurn(value) && value.sessionId === sessionId ? value : null
  } catch {
    return null
  }
}

export const savePendingRetake = (turn: Turn): boolean =>
  writeStored('session', getKey(turn.sessionId), JSON.stringify(turn))

export const clearPendingRetake = (sessionId: string): void => dropStored('session', getKey(sessionId))
