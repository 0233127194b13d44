import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { endLeftovers } from './leftovers.mjs'
import { finish, readPlaywright, readVitest } from './reports.mjs'
import { run } from './run.mjs'

const ran = (code) => ({ code, output: 'said', seconds: 1 })
const counts = (passed, failed = 0) => ({ passed, failed, skipped: 0, failures: [] })

describe('what a runner says', () => {
  it('is taken as it is when it counted tests and left well', () => {
    expect(finish(ran(0), counts(3))).toMatchObject({ passed: 3, failed: 0, failures: [] })
  })

  it('is a failure when it gave no report, ran no test, or left badly without a failed test', () => {
    expect(finish(ran(0), null)).toMatchObject({ failed: 1, failures: ['the runner gave no report'] })
    expect(finish(ran(0), counts(0))).toMatchObject({ failed: 1, failures: ['the runner ran no test'] })
    expect(finish(ran(3), counts(2))).toMatchObject({
      passed: 2,
      failed: 1,
      failures: ['the runner ended with code 3'],
    })
  })

  it('counts a vitest file that could not be loaded', () => {
    const tests = ['passed', 'failed', 'skipped', 'todo'].map((status) => ({ status, fullName: status }))
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: tests },
      { name: 'b.test.ts', status: 'failed', assertionResults: [] },
    ]
    const expected = { passed: 1, failed: 2, skipped: 2, failures: ['a.test.ts: failed', 'b.test.ts'] }
    expect(readVitest({ testResults })).toEqual(expected)
  })

  it('counts playwright’s nested suites, its flaky tests and its own errors', () => {
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

describe('a program that is run', () => {
  it('is ended at its limit, and what it started with it', async () => {
    const { code, output } = await run('sh', ['-c', 'sleep 60 & echo $!; wait'], { limitSeconds: 1 })
    expect(code).not.toBe(0)
    const grandchild = Number.parseInt(output, 10)
    await expect.poll(() => isRunning(grandchild)).toBe(false)
  })

  it('is not waited for when it only leaves somebody with its output open', async () => {
    const { code, seconds } = await run('sh', ['-c', 'sleep 60 & exit 7'])
    expect(code).toBe(7)
    expect(seconds).toBeLessThan(20)
  })

  it('is told when it does not exist', async () => {
    expect(await run('no-such-program-here', [])).toMatchObject({ code: 127 })
  })
})

describe('what a run left behind', () => {
  it('is found by its mark and ended', async () => {
    const mark = `CANDOR_TEST_RUN=left-${process.pid}`
    const child = spawn('sleep', ['60'], {
      env: { PATH: process.env.PATH, CANDOR_TEST_RUN: mark.split('=')[1] },
      detached: true,
    })
    child.unref()
    expect(await endLeftovers(mark)).toBe(1)
    expect(await endLeftovers(mark)).toBe(0)
  }, 20_000)
})

/** A zombie that init has not collected yet does not run. */
function isRunning(pid) {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    // Gone.
    return false
  }
}
