import { writeEvent } from './write-event.mjs'

const FILE_ID_PREFIX = 'file:'

/** Tells `npm test` about every test as it starts and finishes. */
export default class VitestProgress {
  onTestModuleCollected(testModule) {
    writeEvent({ event: 'planned', tests: [...testModule.children.allTests()].length })
  }

  onTestModuleEnd(testModule) {
    // A file that can't be loaded has no tests: it counts as one.
    const isBroken = testModule.state() === 'failed' && [...testModule.children.allTests()].length === 0
    if (!isBroken) return
    const title = testModule.relativeModuleId
    writeEvent({ event: 'planned', tests: 1 })
    writeEvent({ event: 'finished', id: `${FILE_ID_PREFIX}${testModule.id}`, title, status: 'failed' })
  }

  onTestCaseReady(testCase) {
    writeEvent({ event: 'started', id: testCase.id, title: formatTitle(testCase) })
  }

  onTestCaseResult(testCase) {
    const status = testCase.result().state
    writeEvent({ event: 'finished', id: testCase.id, title: formatTitle(testCase), status })
  }
}

function formatTitle({ module, fullName }) {
  return `${module.relativeModuleId}: ${fullName}`
}
