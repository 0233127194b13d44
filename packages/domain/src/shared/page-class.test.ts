import { expect, test } from 'vitest'
import { classifyPage, isPersonalPage } from './page-class'

test.each([
  ['/interview/AbC', 'interview'],
  ['/interview/AbC/start', 'interview'],
  ['/interview/AbC/whisper-test/silero-direct', 'interview'],
  ['/practice/interview/AbC', 'interview'],
  ['/submission', 'submission'],
  ['/submission/7f3c2a10', 'submission'],
  ['/submissions', 'plain'],
  ['/', 'plain'],
  ['/interviews', 'plain'],
  ['/company/interview-sets', 'plain'],
  ['/company/interview-set/1', 'plain'],
  ['/x/interview/1', 'plain'],
  ['//interview/1', 'plain'],
  ['/practice', 'plain'],
  ['', 'plain'],
])('the page %j is of the class %s', (path, pageClass) => {
  expect(classifyPage(path)).toBe(pageClass)
})

test.each([
  ['/certification', true],
  ['/submission/7f3c2a10', true],
  ['/submission', true],
  ['/shared/7f3c2a10', true],
  ['/your-response', true],
  ['/', false],
  ['/support', false],
  ['/submissions', false],
  ['/company/submission-details', false],
])('the page %j is about one candidate: %s', (path, isPersonal) => {
  expect(isPersonalPage(path)).toBe(isPersonal)
})
