import { describe, expect, it } from 'vitest'
import { finish, readPlaywright, readVitest } from './reports.mjs'

const ran = (code) => ({ code, output: 'output', seconds: 1 })
const counts = (passed, failed = 0) => ({ passed, failed, skipped: 0, failures: [] })

describe('a runner report', () => {
  it('is used unchanged when tests ran and the exit code is 0', () => {
    expect(finish(ran(0), counts(3))).toMatchObject({ passed: 3, failed: 0, failures: [] })
  })

  it('is a failure when it is missing, counts no test, or the exit code is bad without a failed test', () => {
    expect(finish(ran(9), null)).toMatchObject({
      failed: 1,
      failures: ['the runner ended with code 9 and without a report'],
    })
    expect(finish(ran(0), counts(0))).toMatchObject({ failed: 1, failures: ['the runner ran no test'] })
    expect(finish(ran(3), counts(2))).toMatchObject({
      passed: 2,
      failed: 1,
      failures: ['the runner ended with code 3'],
    })
  })

  it('is replaced by the progress so far, with the unfinished tests, if it is missing', () => {
    const progress = {
      passed: 4,
      failed: 1,
      skipped: 2,
      unfinished: 7,
      failures: ['a failed test'],
      running: ['a slow test'],
    }
    expect(finish({ ...ran(1), isStalled: true }, null, progress)).toMatchObject({
      passed: 4,
      failed: 2,
      skipped: 2,
      unfinished: 7,
      failures: ['a failed test', 'did not finish: a slow test', 'the runner was ended because it made no progress'],
    })
  })

  it('counts a Vitest file that could not be loaded as one failure', () => {
    const tests = ['passed', 'failed', 'skipped', 'todo'].map((status) => ({ status, fullName: status }))
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: tests },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ]
    const expected = { passed: 1, failed: 2, skipped: 2, failures: ['a.test.ts: failed', 'b.test.ts'] }
    expect(readVitest({ testResults })).toEqual(expected)
  })

  it('counts Playwright’s nested suites, flaky tests and global errors', () => {
    const spec = (status) => ({ title: status, file: 'a.spec.ts', tests: [{ status, projectName: 'phone' }] })
    const suites = [{ specs: [spec('expected')], suites: [{ specs: ['unexpected', 'flaky', 'skipped'].map(spec) }] }]
    const results = [{ error: { message: '\u001b[31mError: gone\u001b[39m\n\n  Locator: a\n  Timeout' } }, {}]
    suites.push({ specs: [{ title: 'slow', file: 'a.spec.ts', tests: [{ status: 'flaky', results }] }] })
    expect(readPlaywright({ suites, errors: [{ message: 'no browser\nat …' }] })).toEqual({
      passed: 3,
      failed: 2,
      skipped: 1,
      failures: ['a.spec.ts [phone]: unexpected', 'no browser'],
      notes: ['passed on a second try: flaky', 'passed on a second try: slow (first: Error: gone; Locator: a)'],
    })
  })
})
