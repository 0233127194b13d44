import type { ServerMessage } from '@candor/contract'

type Kind = 'number' | 'string' | 'boolean' | 'object' | 'nullableNumber' | 'nullableString'

/** Of each message what is needed to act on it; the schemas themselves would weigh more than all else of this client. */
const fields: Record<ServerMessage['type'], Readonly<Record<string, Kind>>> = {
  welcome: { session: 'object' },
  event: { seq: 'number', event: 'object' },
  pong: { id: 'number', state: 'string', remainingMs: 'number', lastSeq: 'number' },
  phase: { turn: 'number', phase: 'string', patienceMs: 'nullableNumber' },
  speak: {
    utterance: 'number',
    seq: 'nullableNumber',
    part: 'number',
    isLast: 'boolean',
    text: 'string',
    mime: 'nullableString',
    durationMs: 'nullableNumber',
  },
  said: { utterance: 'number', seq: 'number' },
  hush: { utterance: 'nullableNumber' },
  partial: { turn: 'number', take: 'number', text: 'string' },
  turnOver: { turn: 'number', take: 'number', by: 'string' },
  refused: { about: 'string', code: 'string', turn: 'nullableNumber' },
  bye: { reason: 'string' },
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const fits = (value: unknown, kind: Kind): boolean => {
  if (kind === 'object') return isRecord(value)
  if (kind === 'nullableNumber') return value === null || typeof value === 'number'
  if (kind === 'nullableString') return value === null || typeof value === 'string'
  return typeof value === kind
}

const isServerMessage = (value: unknown): value is ServerMessage => {
  if (!isRecord(value) || typeof value.type !== 'string') return false
  const needed = Object.entries(fields).find(([type]) => type === value.type)?.[1]
  return needed !== undefined && Object.entries(needed).every(([name, kind]) => fits(value[name], kind))
}

/** A text frame of the socket; null for what can't be read or is of a later version. */
export function readServerMessage(data: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(data)
    return isServerMessage(value) ? value : null
  } catch {
    return null
  }
}
