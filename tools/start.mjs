import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureModules, Refusal, requireNode } from './lib/install.mjs'
import { ROOT } from './lib/paths.mjs'

/** `npm start`: install what is missing, build what has changed, run the server. It says itself when it is ready. */
const SIGNAL_EXIT_BASE = 128
const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }

function serve() {
  const server = spawn(process.execPath, ['--enable-source-maps', join('apps', 'server', 'dist', 'main.mjs')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { NODE_ENV: 'development', ...process.env },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  server.once('error', (error) => {
    console.error(`The server could not be run: ${error.message}`)
    process.exit(1)
  })
  server.once('exit', (code, signal) => process.exit(code ?? SIGNAL_EXIT_BASE + (SIGNAL_NUMBERS[signal] ?? 0)))
}

try {
  requireNode()
  await ensureModules()
  await ensureBuilt()
  serve()
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
