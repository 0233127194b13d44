import { spawn } from 'node:child_process'

/** Colours are for terminals, not for log files. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

/** Groups of processes we started and that still run: nothing of ours stays behind. */
const running = new Set()

function endAll(signal) {
  for (const child of running) endGroup(child, signal)
}

function endGroup(child, signal) {
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The group has already gone.
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    endAll('SIGTERM')
    setTimeout(() => {
      endAll('SIGKILL')
      process.exit(1)
    }, 3_000)
  })
}
process.once('exit', () => endAll('SIGKILL'))

/**
 * Runs a program in a process group of its own and answers { code, output, seconds }. `shows` passes its output on as it
 * comes; `limitSeconds` ends it. Whatever it left running in its group is ended with it.
 */
export function run(command, args, options = {}) {
  const { cwd, env, shows = false, limitSeconds = 1_800 } = options
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
    const take = (stream) => (chunk) => {
      chunks.push(chunk)
      if (shows) stream.write(chunk)
    }
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    let note = ''
    const limit = setTimeout(() => {
      note = `\n${command} was ended after ${limitSeconds} s\n`
      endGroup(child, 'SIGKILL')
    }, limitSeconds * 1_000)
    const finish = (code) => {
      clearTimeout(limit)
      endGroup(child, 'SIGKILL')
      running.delete(child)
      const output = Buffer.concat(chunks).toString('utf8') + note
      resolve({ code, output, seconds: (performance.now() - started) / 1_000 })
    }
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`))
      finish(127)
    })
    // 'exit' and not 'close': a grandchild that keeps the pipe open must not keep us waiting.
    child.once('exit', (code) => setTimeout(() => finish(code ?? 1), 50))
  })
}

/** A tool installed in node_modules, run by this very Node. */
export function runNode(script, args, options = {}) {
  return run(process.execPath, [script, ...args], options)
}
