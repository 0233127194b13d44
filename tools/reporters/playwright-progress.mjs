import { writeEvent } from './write-event.mjs'

/** Tells `npm test` about every browser test as it starts and finishes; a retry replaces the result before it. */
export default class PlaywrightProgress {
  onBegin(_config, suite) {
    writeEvent({ event: 'planned', tests: suite.allTests().length })
  }

  onTestBegin(test) {
    writeEvent({ event: 'started', id: test.id, title: formatTitle(test) })
  }

  onTestEnd(test, result) {
    const status = result.status === 'skipped' ? 'skipped' : hasExpectedResult(test, result) ? 'passed' : 'failed'
    writeEvent({ event: 'finished', id: test.id, title: formatTitle(test), status })
  }

  printsToStdio() {
    return false
  }
}

function hasExpectedResult(test, result) {
  return result.status === test.expectedStatus
}

function formatTitle(test) {
  return test.titlePath().filter(Boolean).join(' › ')
}
