import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './paths.mjs'

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
      ...failed.map((test) => `${shorten(test.file)}: ${test.fullName}`),
      ...broken.map((file) => shorten(file.name)),
    ],
  }
}

/** Counts of a report by Playwright's JSON reporter; a test that passed on a second try is noted. */
export function readPlaywright(json) {
  const tests = json.suites
    .flatMap((suite) => listSpecs(suite))
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
      .map((test) => `passed on a second try: ${test.spec.title}${describeFirstError(test)}`),
  }
}

/** Why the first try failed: the second try's result says nothing about it. */
function describeFirstError({ results }) {
  const message = results?.find(({ error }) => error !== undefined)?.error.message
  if (message === undefined) return ''
  const lines = stripVTControlCharacters(message).match(/\S.*/g) ?? []
  return ` (first: ${lines.slice(0, 2).join('; ')})`
}

function listSpecs(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap((inner) => listSpecs(inner))]
}

/**
 * The result of a run. `counts` are its report's, null when it wrote none: then its `progress` is counted. A run without
 * a report, without a test, or with a bad exit code but no failed test is a failure itself.
 */
export function finish(ran, counts, progress) {
  if (counts === null) return finishWithoutReport(ran, progress ?? NO_PROGRESS)
  const result = { unfinished: 0, ...counts, output: ran.output, seconds: ran.seconds }
  if (counts.passed + counts.failed === 0) return addFailure(result, 'the runner ran no test')
  if (ran.code !== 0 && counts.failed === 0) return addFailure(result, `the runner ended with code ${ran.code}`)
  return result
}

const NO_PROGRESS = { passed: 0, failed: 0, skipped: 0, unfinished: 0, failures: [], running: [] }

function finishWithoutReport(ran, { running, ...progress }) {
  const reason = ran.isStalled
    ? 'the runner was ended because it made no progress'
    : `the runner ended with code ${ran.code} and without a report`
  const failures = [...progress.failures, ...running.map((title) => `did not finish: ${title}`)]
  return addFailure({ ...progress, failures, output: ran.output, seconds: ran.seconds }, reason)
}

function addFailure(result, reason) {
  return { ...result, failed: result.failed + 1, failures: [...result.failures, reason] }
}

function shorten(file) {
  return file.replace(`${ROOT}/`, '')
}
