import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createServerProcess, findFreePort } from './lib/dev-server.mjs'
import { ROOT } from './lib/paths.mjs'

let folder

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'candor-dev-test-'))
  // PostgreSQL's own user must be able to enter the data directory.
  chmodSync(folder, 0o755)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Starts `npm run dev`; `output` collects what it prints. */
function startDev(port, mark) {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    SEED_DEMO: 'off',
    DEV_MARK: mark,
  }
  const child = spawn(process.execPath, [join(ROOT, 'tools', 'dev.mjs')], { cwd: ROOT, env })
  const dev = { child, output: '', exited: new Promise((resolve) => child.once('exit', resolve)) }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      dev.output += chunk
    })
  }
  return dev
}

/** Sends a WebSocket handshake and returns the response. */
function upgrade(port, path) {
  return new Promise((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    const call = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, type: response.headers['content-type'] })
    })
    call.once('error', reject)
    call.end()
  })
}

/** Lists the processes whose environment contains the mark. */
function listMarked(mark) {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/environ`, 'utf8').includes(mark)
    } catch {
      // The process has ended or belongs to another user.
      return false
    }
  })
}

it('npm run dev serves the page and the API at one address, and Ctrl-C leaves no process and no bundle', async () => {
  const port = await findFreePort()
  const mark = randomUUID()
  const dev = startDev(port, mark)
  try {
    await expect.poll(() => dev.output, { timeout: 150_000 }).toContain(`Candor is ready at http://localhost:${port}`)
    const page = await fetch(`http://127.0.0.1:${port}/`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('/@vite/client')
    const configuration = await fetch(`http://127.0.0.1:${port}/api/content/configuration`)
    expect(await configuration.json()).toHaveProperty('signInProviders')
    // Only the server rejects with a problem document; Vite does not.
    const refusal = await upgrade(port, '/api/no-such-socket')
    expect(refusal).toMatchObject({ status: 400, type: expect.stringContaining('application/problem+json') })
  } finally {
    dev.child.kill('SIGINT')
  }
  expect(await dev.exited).toBe(0)
  // esbuild's service ends when it notices that its parent has: a moment later.
  await expect.poll(() => listMarked(mark), { timeout: 10_000 }).toEqual([])
  expect(existsSync(join(ROOT, 'apps', 'server', 'dist', `dev-${port}`))).toBe(false)
}, 200_000)

it('a restarted development server runs the new code and is ready again', async () => {
  const entry = join(folder, 'main.mjs')
  const write = (version) => {
    const code = `import { writeFileSync } from 'node:fs'
      writeFileSync(${JSON.stringify(join(folder, 'version'))}, '${version}')
      console.log('Candor is ready at nowhere')
      setInterval(() => undefined, 1_000)`
    writeFileSync(entry, code)
  }
  const readVersion = () => readFileSync(join(folder, 'version'), 'utf8')
  const server = createServerProcess(entry, {})
  write('1')
  server.start()
  await server.whenReady()
  expect(readVersion()).toBe('1')
  write('2')
  await server.restart()
  await server.whenReady()
  expect(readVersion()).toBe('2')
  await server.stop()
})
