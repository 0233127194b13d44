import { grantTargets, linkTargets, shareLimits } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import { decideShareEnd, decideShareState, isLinkTarget, isWatchingPreset, type SharedLink } from './share'

const nowMs = Date.UTC(2026, 10, 27)
const dayMs = 24 * 60 * 60 * 1000
const link: SharedLink = { kind: 'link', expiresAtMs: nowMs + 1, isRevoked: false, openCount: 1_000 }

test('everything but a set can be shared with people who are not members', () => {
  expect(grantTargets.filter(isLinkTarget)).toEqual(linkTargets)
})

test('recordings are part of what a single person is given, and not of what anyone with a link may open', () => {
  expect(isWatchingPreset('member')).toBe(true)
  expect(isWatchingPreset('address')).toBe(true)
  expect(isWatchingPreset('link')).toBe(false)
})

describe('the end of a share', () => {
  test('a member’s grant holds until it is revoked, and a link for 14 days', () => {
    expect(decideShareEnd('member', { wantedMs: null, nowMs })).toBeNull()
    expect(decideShareEnd('link', { wantedMs: null, nowMs })).toBe(nowMs + 14 * dayMs)
    expect(decideShareEnd('address', { wantedMs: null, nowMs })).toBe(nowMs + 14 * dayMs)
  })

  test('no share can end in the past, and no link after the last day that may be chosen', () => {
    const latest = nowMs + (shareLimits.maxDays + 1) * dayMs
    expect(decideShareEnd('link', { wantedMs: latest, nowMs })).toBe(latest)
    expect(decideShareEnd('link', { wantedMs: latest + 1, nowMs })).toBe('invalid')
    expect(decideShareEnd('link', { wantedMs: nowMs, nowMs })).toBe('invalid')
    expect(decideShareEnd('address', { wantedMs: nowMs - 1, nowMs })).toBe('invalid')
    expect(decideShareEnd('member', { wantedMs: nowMs, nowMs })).toBe('invalid')
    expect(decideShareEnd('member', { wantedMs: latest + 1, nowMs })).toBe(latest + 1)
  })
})

describe('the state of a link', () => {
  test('it ends at its end, or when it is revoked', () => {
    expect(decideShareState(link, nowMs)).toBe('open')
    expect(decideShareState(link, nowMs + 1)).toBe('ended')
    expect(decideShareState({ ...link, isRevoked: true }, nowMs)).toBe('ended')
    expect(decideShareState({ ...link, expiresAtMs: null }, nowMs)).toBe('ended')
  })

  test('one that was mailed opens in a few browsers, and any other in every one', () => {
    const mailed = { ...link, kind: 'address' as const }
    expect(decideShareState({ ...mailed, openCount: shareLimits.browsersPerAddress - 1 }, nowMs)).toBe('open')
    expect(decideShareState({ ...mailed, openCount: shareLimits.browsersPerAddress }, nowMs)).toBe('used')
    expect(decideShareState({ ...mailed, isRevoked: true }, nowMs)).toBe('ended')
  })
})
