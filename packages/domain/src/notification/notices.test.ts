import { roles } from '@candor/contract'
import { expect, test } from 'vitest'
import { countByKind, fillNoticeSettings, listNoticeKinds } from './notices'

const reviewing = ['new_submission', 'mention', 'reply_due', 'reply_overdue', 'mail_refused', 'request']

test('a viewer is notified of new submissions only, only who may answer of accommodations, and only owners of failed assessments and overdue requests', () => {
  expect(Object.fromEntries(roles.map((role) => [role, listNoticeKinds(role)]))).toEqual({
    owner: [
      ...reviewing,
      'request_due',
      'accommodation',
      'accommodation_due',
      'request_overdue',
      'accommodation_overdue',
      'assessment_failed',
    ],
    admin: [...reviewing, 'request_due', 'accommodation', 'accommodation_due'],
    recruiter: [...reviewing, 'request_due', 'accommodation', 'accommodation_due'],
    reviewer: reviewing,
    viewer: ['new_submission'],
  })
})

test('what was never changed is on, and a choice for a kind that the role cannot get is left out', () => {
  const chosen = { kind: 'mention', inProduct: true, byMail: false } as const
  expect(fillNoticeSettings('reviewer', [chosen])).toEqual([
    { kind: 'new_submission', inProduct: true, byMail: true },
    chosen,
    { kind: 'reply_due', inProduct: true, byMail: true },
    { kind: 'reply_overdue', inProduct: true, byMail: true },
    { kind: 'mail_refused', inProduct: true, byMail: true },
    { kind: 'request', inProduct: true, byMail: true },
  ])
  expect(fillNoticeSettings('viewer', [chosen]).map(({ kind }) => kind)).toEqual(['new_submission'])
})

test('a digest counts each kind that the role can get', () => {
  const notices = [
    { kind: 'reply_due' },
    { kind: 'new_submission' },
    { kind: 'new_submission' },
    { kind: 'assessment_failed' },
  ] as const
  expect(countByKind('recruiter', notices)).toEqual([
    { kind: 'new_submission', count: 2 },
    { kind: 'reply_due', count: 1 },
  ])
})
