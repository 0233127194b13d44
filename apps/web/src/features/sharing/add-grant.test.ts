import type { Grant } from '@candor/contract'
import { expect, test } from 'vitest'
import { addGrant } from './add-grant'

const grant = (id: string, userId: string, expiresAt: string | null): Grant => ({
  id,
  userId,
  name: userId,
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
