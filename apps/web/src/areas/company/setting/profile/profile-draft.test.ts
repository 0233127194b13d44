import type { Profile } from '@candor/contract'
import { expect, test } from 'vitest'
import { createDraft, findProblems, getChanges } from './profile-draft'

const saved: Profile = {
  id: '0b7f9a3e-5a51-4a8e-9a55-0d3c1c1f2b01',
  email: 'anh@example.com',
  firstName: 'Ánh',
  lastName: 'Nguyễn',
  phone: '',
  avatarUrl: null,
  locale: 'vi',
  hasPassword: false,
  needsSecondFactor: false,
  organization: null,
  organizations: [],
  can: {
    'organization.delete': false,
    'security.manage': false,
    'audit.read': false,
    'billing.manage': false,
    'member.manage': false,
    'set.manage': false,
    'submission.delete': false,
    'submission.export': false,
    'request.answer': false,
    'submission.review': false,
    'set.read': false,
    'submission.read': false,
  },
}

test('only what was changed is sent, and spaces around it are no change', () => {
  expect(getChanges(createDraft(saved), saved)).toEqual({})
  expect(getChanges({ ...createDraft(saved), firstName: ' Ánh ' }, saved)).toEqual({})
  expect(getChanges({ ...createDraft(saved), phone: ' +84 (0)90-123.45 ', locale: 'en' }, saved)).toEqual({
    phone: '+84 (0)90-123.45',
    locale: 'en',
  })
})

test('a phone number can be taken away', () => {
  expect(getChanges({ ...createDraft(saved), phone: '' }, { ...saved, phone: '123' })).toEqual({ phone: '' })
})

test('names must be there and phone numbers be made of what numbers are written with', () => {
  expect(findProblems(createDraft(saved))).toEqual({})
  expect(findProblems({ ...createDraft(saved), firstName: '  ', phone: 'call me' })).toEqual({
    firstName: 'required',
    phone: 'invalid',
  })
})
