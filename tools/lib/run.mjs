import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'

/** Colors are for terminals, not for log files. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }
const KILL_AFTER_MS = 3_000
const EXIT_AFTER_MS = 10_000
const DEFAULT_IDLE_SECONDS = 900
const CHECKS_PER_LIMIT = 20

/** The running process groups that this process started. None may outlive it. */
const running = new Set()
let stopSignal = null

/** The signal that asked this process to stop, or null. After it nothing is started. */
export function getStopSignal() {
  return stopSignal
}

function endAll(signal) {
  for (const child of running) endGroup(child, signal)
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has already ended.
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    stopSignal ??= signal
    endAll('SIGTERM')
    setTimeout(() => endAll('SIGKILL'), KILL_AFTER_MS).unref()
    setTimeout(() => {
      if (running.size > 0) process.exit(1)
    }, EXIT_AFTER_MS).unref()
  })
}
process.once('exit', () => endAll('SIGKILL'))

/**
 * Runs a program in its own process group and returns { code, output, seconds, isStalled }. `shows` passes its output on
 * as it comes. There is no limit on the whole run: a slow machine needs longer. The program is ended when it makes no
 * progress for `idleSeconds`: it prints nothing and `progressFile` does not grow. What it leaves running in its group is
 * ended too.
 */
export function run(command, args, options = {}) {
  const { cwd, env, shows = false, idleSeconds = DEFAULT_IDLE_SECONDS, progressFile } = options
  if (stopSignal !== null) return Promise.resolve({ code: 1, output: `${command} was not started\n`, seconds: 0 })
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...PLAIN, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    const chunks = []
    let isStalled = false
    const watch = watchProgress({ idleSeconds, progressFile }, () => {
      isStalled = true
      chunks.push(Buffer.from(`\n${command} made no progress for ${idleSeconds} s and was ended\n`))
      endGroup(child, 'SIGKILL')
    })
    const take = (stream) => (chunk) => {
      watch.report()
      chunks.push(chunk)
      if (shows) stream.write(chunk)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    const finish = (code) => {
      watch.stop()
      endGroup(child, 'SIGKILL')
      running.delete(child)
      const output = Buffer.concat(chunks).toString('utf8')
      resolve({ code, output, seconds: (performance.now() - started) / 1_000, isStalled })
    }
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`))
      finish(127)
    })
    // 'exit' and not 'close': a grandchild that keeps the pipe open must not keep us waiting.
    child.once('exit', (code) => setTimeout(() => finish(code ?? 1), 50))
  })
}

/**
 * Calls `onStalled` after `idleSeconds` without a report. Counts its own checks instead of comparing times: on a machine
 * so busy that this process hardly runs, it hardly counts either.
 */
function watchProgress({ idleSeconds, progressFile }, onStalled) {
  let idleChecks = 0
  let lastSize = 0
  const check = () => {
    const size = readSize(progressFile)
    idleChecks = size === lastSize ? idleChecks + 1 : 0
    lastSize = size
    if (idleChecks < CHECKS_PER_LIMIT) return
    clearInterval(timer)
    onStalled()
  }
  const timer = setInterval(check, (idleSeconds * 1_000) / CHECKS_PER_LIMIT)
  const report = () => {
    idleChecks = 0
  }
  return { report, stop: () => clearInterval(timer) }
}

function readSize(file) {
  if (file === undefined) return 0
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** Runs a tool of node_modules with this Node. */
export function runNode(script, args, options = {}) {
  return run(process.execPath, [script, ...args], options)
}
