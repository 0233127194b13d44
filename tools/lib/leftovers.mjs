import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const GRACE_MS = 5_000
const POLL_MS = 100

/** Lists the processes, except this one, whose environment contains `mark` (NAME=value). */
function listMarked(mark) {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
      .filter((name) => readEnvironment(name).includes(mark))
      .map(Number)
  } catch {
    // This system has no /proc: leftovers can't be found.
    return []
  }
}

function readEnvironment(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
  } catch {
    // The process has ended or belongs to another user.
    return []
  }
}

/** Waits a moment for the marked processes, then ends the rest. Returns how many it had to end. */
export async function endLeftovers(mark) {
  for (let waitedMs = 0; waitedMs < GRACE_MS && listMarked(mark).length > 0; waitedMs += POLL_MS) await sleep(POLL_MS)
  const leftovers = listMarked(mark)
  for (const pid of leftovers) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // The process has ended meanwhile.
    }
  }
  return leftovers.length
}
