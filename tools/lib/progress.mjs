import { readFileSync } from 'node:fs'

/**
 * Reads the file that the reporters in tools/reporters append to, one JSON event per line:
 *   { event: 'planned', tests }   how many more tests there are to run
 *   { event: 'started', id, title }
 *   { event: 'finished', id, title, status }   status: passed, failed or skipped; the last one of an id counts
 * A runner that is killed leaves no report, but it does leave this file.
 */
export function readProgress(file) {
  const events = readLines(file).flatMap((line) => parseEvent(line))
  const started = new Map()
  const finished = new Map()
  let planned = 0
  for (const event of events) {
    if (event.event === 'planned') planned += event.tests
    if (event.event === 'started') started.set(event.id, event.title)
    if (event.event === 'finished') finished.set(event.id, event)
  }
  const count = (status) => [...finished.values()].filter((test) => test.status === status).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    unfinished: Math.max(0, planned - finished.size),
    failures: [...finished.values()].filter(({ status }) => status === 'failed').map(({ title }) => title),
    running: [...started].filter(([id]) => !finished.has(id)).map(([, title]) => title),
  }
}

function readLines(file) {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    // The runner ended before its first event.
    return []
  }
}

function parseEvent(line) {
  try {
    return [JSON.parse(line)]
  } catch {
    // An empty line, or the last one, cut short when the runner was killed.
    return []
  }
}
