import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isSparedFromSmallScreenNotice, smallScreenQuery } from './small-screen'

/** The spec's route table, copied: route and whether the notice spares it. */
const routes: [route: string, spared: boolean][] = [
  ['/', false],
  ['/company/interview-sets', false],
  ['/company/interview-set/{id}', false],
  ['/company/interview-set/edit/{id}', false],
  ['/company/interview-sets/new', false],
  ['/company/interview-sets/new/job-description', false],
  ['/company/interview-sets/new/skillset-requirements', false],
  ['/company/interview-sets/new/pre-defined-questions', false],
  ['/company/interview-sets/new/additional', false],
  ['/company/interview-sets/new/congrats', false],
  ['/company/interview-sets/new/cta', false],
  ['/company/interview-sets/new/invite', false],
  ['/company/interview-sets/quick/generate', false],
  ['/company/all-submissions', false],
  ['/company/submission-details', false],
  ['/company/sign-up', false],
  ['/company/sign-in', false],
  ['/company/verify-email', false],
  ['/company/forgot-password', false],
  ['/company/reset-password', false],
  ['/company/setting/profile', false],
  ['/company/setting/organization', false],
  ['/company/setting/change-password', false],
  ['/company/setting/payment', false],
  ['/company/setting/billing/subscription', false],
  ['/company/setting/billing/history', false],
  ['/company/setting/billing/payment-methods', false],
  ['/company/pricing', false],
  ['/company/transfer-login', false],
  ['/company/job-post', false],
  ['/company/job-post/{id}', false],
  ['/company/job-post/edit/{id}', false],
  ['/interview/{id}', true],
  ['/interview/{id}/start', true],
  ['/interview/{id}/whisper-test', true],
  ['/interview/{id}/whisper-test/silero-direct', true],
  ['/interview/{id}/whisper-test/webrtc-vad', true],
  ['/practice/interview/{id}', true],
  ['/submission', false],
  ['/submission/{id}', true],
  ['/your-response', true],
  ['/payment', true],
  ['/certification', true],
  ['/shared/{id}', true],
  ['/jobs/{id}', true],
  ['/company/invite/{id}', false],
  ['/unsubscribe', true],
  ['/support', true],
]

test.each(routes)('%s is spared: %s', (route, spared) => {
  const path = route.replace('{id}', '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b')
  expect(isSparedFromSmallScreenNotice(path)).toBe(spared)
  expect(isSparedFromSmallScreenNotice(`${path}${path === '/' ? '' : '/'}`)).toBe(spared)
})

test('a spared path does not spare what lies below it', () => {
  expect(isSparedFromSmallScreenNotice('/payment/other')).toBe(false)
  expect(isSparedFromSmallScreenNotice('/company/interview/x')).toBe(false)
})

test('what the server rendered chooses the notice by the same media query', async () => {
  expect(await readFile('apps/web/src/shared/first-page/first-page.css', 'utf8')).toContain(
    `@media ${smallScreenQuery} {`,
  )
})
