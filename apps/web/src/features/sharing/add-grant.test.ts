import type { Grant } from '@candor/contract'
import { expect, test } from 'vitest'
import { addGrant } from './add-grant'

const grant = (id: string, userId: string | null, expiresAt: string | null): Grant => ({
  id,
  kind: userId === null ? 'link' : 'member',
  userId,
  mayWatch: true,
  showsContact: false,
  openedAt: null,
  openCount: 0,
  name: userId ?? '',
  email: `${userId}@example.org`,
  targetType: 'set',
  targetId: 'set',
  targetName: 'Backend engineer',
  grantedBy: 'Mai',
  createdAt: '2026-11-21T12:00:00.000Z',
  expiresAt,
})

test('sharing again with the same member renews the grant instead of listing it twice', () => {
  const renewed = grant('c', 'thao', '2027-01-31T16:59:59.999Z')
  expect(addGrant([grant('a', 'dung', null), grant('b', 'thao', null)], renewed)).toEqual([
    renewed,
    grant('a', 'dung', null),
  ])
})

test('each link stays in the list', () => {
  const made = grant('c', null, '2027-01-31T16:59:59.999Z')
  const before = grant('a', null, '2027-01-30T16:59:59.999Z')
  expect(addGrant([before], made)).toEqual([made, before])
})

test('a grant on the whole set stays in the list next to one on the submission', () => {
  const whole = { ...grant('a', 'thao', null), targetId: 'another' }
  const made = grant('c', 'thao', null)
  expect(addGrant([whole], made)).toEqual([made, whole])
})
