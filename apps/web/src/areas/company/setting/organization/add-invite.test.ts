import type { Invite } from '@candor/contract'
import { expect, test } from 'vitest'
import { addInvite } from './add-invite'

const invite = (id: string, email: string, role: Invite['role'] = 'viewer'): Invite => ({
  id,
  email,
  role,
  invitedBy: 'Mai',
  createdAt: '2026-11-21T12:00:00.000Z',
  expiresAt: '2026-11-28T12:00:00.000Z',
  isExpired: false,
})

test('a new invite stands first and takes the place of the one before to the same address', () => {
  const before = [invite('a', 'an@example.org'), invite('b', 'binh@example.org')]
  const after = addInvite(before, invite('c', 'binh@example.org', 'admin'))
  expect(after.map(({ id, role }) => `${id} ${role}`)).toEqual(['c admin', 'a viewer'])
})
