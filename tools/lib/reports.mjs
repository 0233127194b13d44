import { stripVTControlCharacters } from 'node:util'
import { HOUSE } from './paths.mjs'

/** Counts of a report by vitest's JSON reporter. */
export function readVitest(json) {
  const tests = json.testResults.flatMap((file) => file.assertionResults.map((test) => ({ ...test, file: file.name })))
  // A file that cannot even be loaded has no tests to fail: it counts as one itself.
  const broken = json.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const failed = tests.filter((test) => test.status === 'failed')
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: failed.length + broken.length,
    skipped: tests.filter((test) => ['skipped', 'pending', 'todo', 'disabled'].includes(test.status)).length,
    failures: [
      ...failed.map((test) => `${short(test.file)}: ${test.fullName}`),
      ...broken.map((file) => short(file.name)),
    ],
  }
}

/** Counts of a report by Playwright's JSON reporter; a test that passed on a second try is noted. */
export function readPlaywright(json) {
  const tests = json.suites
    .flatMap((suite) => specsOf(suite))
    .flatMap((spec) => spec.tests.map((test) => ({ ...test, spec })))
  const failed = tests.filter((test) => test.status === 'unexpected')
  const titles = failed.map((test) => `${test.spec.file} [${test.projectName}]: ${test.spec.title}`)
  const errors = json.errors.map((error) => String(error.message).split('\n')[0])
  return {
    passed: tests.filter((test) => test.status === 'expected' || test.status === 'flaky').length,
    failed: failed.length + errors.length,
    skipped: tests.filter((test) => test.status === 'skipped').length,
    failures: [...titles, ...errors],
    notes: tests
      .filter((test) => test.status === 'flaky')
      .map((test) => `passed on a second try: ${test.spec.title}${firstError(test)}`),
  }
}

/** Why the first try failed: by its second try a test has taken that with it. */
function firstError({ results }) {
  const message = results?.find(({ error }) => error !== undefined)?.error.message
  if (message === undefined) return ''
  const lines = stripVTControlCharacters(message).match(/\S.*/g) ?? []
  return ` (first: ${lines.slice(0, 2).join('; ')})`
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap((inner) => specsOf(inner))]
}

/** What a run counts as: no report, no test, or a bad exit without a failed test are failures themselves. */
export function finish(ran, counts) {
  const { code, output, seconds } = ran
  if (counts === null)
    return failure({ passed: 0, failed: 0, skipped: 0, failures: [] }, ran, 'the runner gave no report')
  if (counts.passed + counts.failed === 0) return failure(counts, ran, 'the runner ran no test')
  if (code !== 0 && counts.failed === 0) return failure(counts, ran, `the runner ended with code ${code}`)
  return { ...counts, output, seconds }
}

function failure(counts, { output, seconds }, why) {
  return { ...counts, failed: counts.failed + 1, failures: [...counts.failures, why], output, seconds }
}

function short(file) {
  return file.replace(`${HOUSE}/`, '')
}
