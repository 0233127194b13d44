import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const GRACE_MS = 5_000
const POLL_MS = 100

/** Processes other than this one that carry `mark` (NAME=value) in their environment: what a run left behind. */
function marked(mark) {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .filter((name) => environmentOf(name).includes(mark))
      .map(Number)
  } catch {
    // No /proc here: this cannot be told.
    return []
  }
}

function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    // Gone in between, or another user's.
    return []
  }
}

/** Gives what is still ending a moment, then ends the rest; answers how many had to be ended. */
export async function endLeftovers(mark) {
  for (let waitedMs = 0; waitedMs < GRACE_MS && marked(mark).length > 0; waitedMs += POLL_MS) await sleep(POLL_MS)
  const left = marked(mark)
  for (const pid of left) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has just gone by itself.
    }
  }
  return left.length
}
