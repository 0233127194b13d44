import { describe, expect, test } from 'vitest'
import {
  type Connection,
  type ConnectionEvent,
  findTypicalPingMs,
  initialConnection,
  isConnectionLost,
  reduceConnection,
  STABLE_ANSWERS,
} from './network'

const lost: ConnectionEvent = { type: 'lost' }
const answered: ConnectionEvent = { type: 'answered' }
const attempted: ConnectionEvent = { type: 'attempted', isDeviceOnline: true }
const attemptedOffline: ConnectionEvent = { type: 'attempted', isDeviceOnline: false }
const run = (...events: ConnectionEvent[]): Connection => events.reduce(reduceConnection, initialConnection)

describe('the connection of an interview', () => {
  test('is lost, then reconnecting, then online, and connected once it is stable', () => {
    expect(run(lost).state).toBe('lost')
    expect(run(lost, attempted).state).toBe('reconnecting')
    expect(run(lost, attempted, answered).state).toBe('online')
    const answers = Array.from({ length: STABLE_ANSWERS }, () => answered)
    expect(run(lost, attempted, ...answers.slice(1)).state).toBe('online')
    expect(run(lost, attempted, ...answers)).toEqual(initialConnection)
  })

  test('stays lost while the device is offline, whatever is attempted', () => {
    expect(run(lost, attemptedOffline).state).toBe('lost')
  })

  test('counts the answers from the start again after another loss', () => {
    expect(run(lost, answered, answered, lost, answered).state).toBe('online')
    expect(run(lost, answered, answered, lost).state).toBe('lost')
  })

  test('is lost again when the device goes offline during an attempt', () => {
    expect(run(lost, attempted, lost).state).toBe('lost')
  })

  test('is unchanged by an attempt or an answer while it is connected', () => {
    expect(run(attempted)).toBe(initialConnection)
    expect(run(answered)).toBe(initialConnection)
  })

  test.each([
    ['connected', false],
    ['lost', true],
    ['reconnecting', true],
    ['online', false],
  ] as const)('in the state %s makes the interview wait: %s', (state, isWaiting) => {
    expect(isConnectionLost({ state })).toBe(isWaiting)
  })
})

test('a typical ping needs two pings and is the lower median, so that one slow ping decides nothing', () => {
  expect(findTypicalPingMs([])).toBeNull()
  expect(findTypicalPingMs([900])).toBeNull()
  expect(findTypicalPingMs([900, 40])).toBe(40)
  expect(findTypicalPingMs([900, 40, 300])).toBe(300)
  expect(findTypicalPingMs([900, 40, 300, 50])).toBe(50)
})
