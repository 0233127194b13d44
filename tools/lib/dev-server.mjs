import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getServerOptions } from './build.mjs'
import { ROOT } from './paths.mjs'

const READY = 'Candor is ready at'
const STOP_LIMIT_MS = 15_000

/** Bundles the server and writes it to `outdir`. `rebuild` returns true when the code has changed since the last time. */
export async function createServerBundle(outdir) {
  const { context, stop } = await import('esbuild')
  const bundle = await context({ ...getServerOptions(outdir), write: false })
  let lastHash = ''
  return {
    entry: join(outdir, 'main.mjs'),
    async rebuild() {
      const { outputFiles } = await bundle.rebuild()
      const hash = hashFiles(outputFiles)
      if (hash === lastHash) return false
      lastHash = hash
      for (const { path, contents } of outputFiles) {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, contents)
      }
      return true
    },
    async dispose() {
      await bundle.dispose()
      await stop()
      rmSync(join(ROOT, outdir), { recursive: true, force: true })
    },
  }
}

function hashFiles(files) {
  const hash = createHash('sha256')
  for (const { contents } of files) hash.update(contents)
  return hash.digest('hex')
}

/** Runs the bundled server as a child process and replaces it on `restart`. */
export function createServerProcess(entry, env) {
  let child = null
  let ready = Promise.resolve()
  const start = () => {
    const server = spawn(process.execPath, ['--enable-source-maps', entry], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = server
    ready = waitUntilReady(server)
    server.once('exit', () => {
      if (child !== server) return
      child = null
      console.log('The server has stopped. It starts again when you change its code.')
    })
  }
  const stop = async () => {
    const server = child
    child = null
    if (server !== null) await endProcess(server)
  }
  return {
    start,
    stop,
    restart: async () => {
      await stop()
      start()
    },
    /** Resolves when the server accepts requests or has failed to start. */
    whenReady: () => ready,
  }
}

function waitUntilReady(server) {
  return new Promise((resolve) => {
    server.stdout.on('data', (chunk) => {
      process.stdout.write(chunk)
      if (chunk.toString().includes(READY)) resolve()
    })
    server.once('exit', () => resolve())
    server.once('error', (error) => {
      console.error(`The server could not be started: ${error.message}`)
      resolve()
    })
  })
}

async function endProcess(server) {
  const exited = new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve(true)
    server.once('exit', () => resolve(true))
  })
  server.kill('SIGTERM')
  const abort = new AbortController()
  const late = sleep(STOP_LIMIT_MS, false, { signal: abort.signal }).catch(() => false)
  if (!(await Promise.race([exited, late]))) server.kill('SIGKILL')
  abort.abort()
  await exited
}

/** A port that no program listens on. */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
