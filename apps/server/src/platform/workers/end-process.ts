/** How a worker process ends itself. SIGKILL comes from outside, mostly from a machine that is short of memory. */
export const cpuLimitSignal = 'SIGALRM'
export const memoryLimitSignal = 'SIGTERM'

/** With its own children, where there are process groups. A process that has ended already is no error. */
export const killProcessGroup = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(-pid, signal)
  } catch {
    killProcess(pid, signal)
  }
}

const killProcess = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}
