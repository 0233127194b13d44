import { describe, expect, test } from 'vitest'
import { intervieweeRules } from '../limits'
import {
  getIntervieweeState,
  getInvitationEnd,
  type IntervieweeDates,
  isPersonalLinkValid,
  listIntervieweeStates,
  mayRemind,
} from './interviewee'

const dayMs = 24 * 3_600_000
const invited: IntervieweeDates = {
  invitedAtMs: 1_000,
  expiresAtMs: 100_000,
  openedAtMs: null,
  startedAtMs: null,
  submittedAtMs: null,
  withdrawnAtMs: null,
  unsubscribedAtMs: null,
}

describe('getIntervieweeState', () => {
  test.each([
    { state: 'invited', dates: {}, nowMs: 2_000, atMs: 1_000 },
    { state: 'opened', dates: { openedAtMs: 3_000 }, nowMs: 4_000, atMs: 3_000 },
    { state: 'unsubscribed', dates: { openedAtMs: 3_000, unsubscribedAtMs: 3_500 }, nowMs: 4_000, atMs: 3_500 },
    { state: 'expired', dates: { openedAtMs: 3_000 }, nowMs: 100_000, atMs: 100_000 },
    { state: 'started', dates: { openedAtMs: 3_000, startedAtMs: 5_000 }, nowMs: 200_000, atMs: 5_000 },
    { state: 'withdrawn', dates: { startedAtMs: 5_000, withdrawnAtMs: 6_000 }, nowMs: 7_000, atMs: 6_000 },
    {
      state: 'submitted',
      dates: { startedAtMs: 5_000, submittedAtMs: 6_000, withdrawnAtMs: 7_000 },
      nowMs: 200_000,
      atMs: 6_000,
    },
  ] as const)('is $state with its date', ({ state, dates, nowMs, atMs }) => {
    expect(getIntervieweeState({ ...invited, ...dates }, nowMs)).toEqual({ state, atMs })
  })
  test('is not expired one millisecond before the end', () => {
    expect(getIntervieweeState(invited, 99_999).state).toBe('invited')
  })
})

test('an invitation is valid until the set’s deadline, else for 14 days, and not at all after the deadline', () => {
  expect(getInvitationEnd(5_000, 1_000)).toBe(5_000)
  expect(getInvitationEnd(null, 1_000)).toBe(1_000 + 14 * dayMs)
  expect(getInvitationEnd(1_000, 1_000)).toBeNull()
})

test('a personal link opens nothing after its withdrawal or its last day, but does for who wants no mail', () => {
  const states = ['invited', 'opened', 'started', 'submitted', 'expired', 'withdrawn', 'unsubscribed'] as const
  expect(states.filter(isPersonalLinkValid)).toEqual(['invited', 'opened', 'started', 'submitted', 'unsubscribed'])
})

describe('mayRemind', () => {
  const mailed = { lastMailAtMs: 0, reminderCount: 0, isMailWaiting: false }
  test('allows a reminder a day after the last mail, and to people who never got one', () => {
    expect(mayRemind('opened', mailed, dayMs - 1)).toBe(false)
    expect(mayRemind('opened', mailed, dayMs)).toBe(true)
    expect(mayRemind('invited', { ...mailed, lastMailAtMs: null }, 1)).toBe(true)
  })
  test('refuses a fourth reminder, and one while a mail waits', () => {
    expect(mayRemind('opened', { ...mailed, reminderCount: intervieweeRules.maxReminders }, 9 * dayMs)).toBe(false)
    expect(mayRemind('opened', { ...mailed, isMailWaiting: true }, 9 * dayMs)).toBe(false)
  })
  test.each(['submitted', 'expired', 'withdrawn', 'unsubscribed'] as const)('refuses a reminder if %s', (state) => {
    expect(mayRemind(state, mailed, 9 * dayMs)).toBe(false)
  })
})

describe('listIntervieweeStates', () => {
  const list = (dates: Partial<IntervieweeDates>, nowMs = 50_000) =>
    listIntervieweeStates({ ...invited, ...dates }, nowMs).map(({ state, atMs }) => `${state} ${atMs}`)
  test('has each state that was reached with its date, the oldest first', () => {
    expect(list({})).toEqual(['invited 1000'])
    expect(list({ openedAtMs: 3_000, unsubscribedAtMs: 2_000, startedAtMs: 4_000, submittedAtMs: 5_000 })).toEqual([
      'invited 1000',
      'unsubscribed 2000',
      'opened 3000',
      'started 4000',
      'submitted 5000',
    ])
  })
  test('is expired only where no interview was started', () => {
    expect(list({ openedAtMs: 3_000 }, 100_000)).toEqual(['invited 1000', 'opened 3000', 'expired 100000'])
    expect(list({ startedAtMs: 3_000 }, 100_000)).toEqual(['invited 1000', 'started 3000'])
    expect(list({ withdrawnAtMs: 3_000 }, 100_000)).toEqual(['invited 1000', 'withdrawn 3000'])
  })
})
