import { fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  createWorkerPool,
  type RunOptions,
  type WorkerFailureCode,
  type WorkerPool,
  type WorkerPoolOptions,
} from './create-worker-pool'
import type { ServedBytes } from './serve-bytes'
import { bundleWorker } from './worker-entry'

const mebibyte = 1024 * 1024
const script = fileURLToPath(new URL('./testing/hostile-worker.ts', import.meta.url))

let entry: URL
const pools: WorkerPool[] = []
beforeAll(async () => {
  entry = await bundleWorker(script)
})
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

const open = (options: Partial<WorkerPoolOptions> = {}): WorkerPool => {
  const pool = createWorkerPool({
    entry: async () => entry,
    size: 1,
    queue: { maxWaiting: 8 },
    task: { deadlineMs: 20_000 },
    process: { maxHeapMb: 64, maxRssBytes: 400 * mebibyte },
    ...options,
  })
  pools.push(pool)
  return pool
}

const zReport = z.object({
  pid: z.number(),
  env: z.array(z.string()),
  execArgv: z.array(z.string()),
  message: z.unknown(),
})
const run = async (pool: WorkerPool, message: unknown, options?: RunOptions) =>
  zReport.parse(await pool.run(message, options))
const failed = (code: WorkerFailureCode) => ({ name: 'WorkerFailure', code })
const wait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs))

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Waits for the process to end; the test's own time limit reports one that does not. */
const untilEnded = async (pid: number): Promise<void> => {
  while (isAlive(pid)) await wait(20)
}

describe('a worker pool', () => {
  test('runs tasks in turn in one process that has no access to this process’s environment', async () => {
    const pool = open()
    const [first, second] = await Promise.all([run(pool, 'a'), run(pool, 'b')])
    expect([first.message, second.message, first.env]).toEqual(['a', 'b', []])
    expect(first.pid).not.toBe(process.pid)
    expect(second.pid).toBe(first.pid)
    expect(first.execArgv).toEqual(['--max-old-space-size=64'])
  })

  test.each([
    ['loops beyond its processor time', 'loop', 'exhausted'],
    ['throws', 'throw', 'crashed'],
    ['ends its process', 'exit', 'crashed'],
    ['exceeds its heap limit', 'eat', 'crashed'],
    ['allocates too much outside its heap', 'swell', 'crashed'],
  ] as const)('stops a task that %s, and gives the next one a fresh process', async (_, message, code) => {
    const pool = open({ task: { deadlineMs: 20_000, maxCpuMs: code === 'exhausted' ? 300 : 0 } })
    const before = await run(pool, 'a')
    const bad = pool.run(message)
    const next = run(pool, 'b')
    await expect(bad).rejects.toMatchObject(failed(code))
    expect((await next).pid).not.toBe(before.pid)
    expect(isAlive(before.pid)).toBe(false)
  })

  test('gives its processes less of the processors than the server, also where Linux shares them among sessions', async () => {
    const { pid } = await run(open(), 'who runs this?')
    expect(getPriority(pid)).toBe(10)
    const autogroup = `/proc/${pid}/autogroup`
    if (existsSync(autogroup)) expect(readFileSync(autogroup, 'utf8')).toMatch(/nice 10$/m)
  })

  test('stops a task at its deadline although it computes nothing', async () => {
    const pool = open({ task: { deadlineMs: 300 } })
    await expect(pool.run({ delayMs: 600_000 })).rejects.toMatchObject(failed('late'))
    expect(pool.listPids()).toEqual([])
  })

  test('does not count the time a task waits as processor time', async () => {
    const pool = open({ task: { deadlineMs: 20_000, maxCpuMs: 400 } })
    expect(await run(pool, { delayMs: 1_000 })).toMatchObject({ message: { delayMs: 1_000 } })
  })

  test('ends what a task started when it ends the task', async () => {
    let startedPid = 0
    const bytes: ServedBytes = {
      answer: async (request) => {
        if (request.kind === 'read') startedPid = request.start
        return { id: request.id, bytes: null }
      },
      check: () => undefined,
    }
    const pool = open({ task: { deadlineMs: 20_000, maxCpuMs: 300 } })
    await expect(pool.run('spawn and loop', { bytes })).rejects.toMatchObject(failed('exhausted'))
    expect(startedPid).toBeGreaterThan(0)
    await untilEnded(startedPid)
  })

  test('continues after a process that ends once it has answered', async () => {
    const pool = open()
    const { pid } = await run(pool, 'late crash')
    await untilEnded(pid)
    expect(await run(pool, 'b')).toMatchObject({ message: 'b' })
  })

  test('runs a task again whose process was killed from outside', async () => {
    const pool = open()
    const answer = run(pool, { delayMs: 500 })
    while (pool.listPids().length === 0) await wait(10)
    const [pid = 0] = pool.listPids()
    process.kill(pid, 'SIGKILL')
    expect((await answer).pid).not.toBe(pid)
  })

  test('reports a task as crashed whose process is killed twice', async () => {
    const pool = open()
    const answer = pool.run({ delayMs: 600_000 }).catch((error: unknown) => error)
    for (const _ of [1, 2]) {
      while (pool.listPids().length === 0) await wait(10)
      const [pid = 0] = pool.listPids()
      process.kill(pid, 'SIGKILL')
      while (pool.listPids().includes(pid)) await wait(10)
    }
    expect(await answer).toMatchObject(failed('crashed'))
  })

  test('reports a missing script instead of blaming the task', async () => {
    const missing = async (): Promise<URL> => {
      throw new Error('no script')
    }
    await expect(open({ entry: missing }).run('a')).rejects.toThrow('no script')
  })
})

describe('the queue of a worker pool', () => {
  test('runs as many tasks at once as it has processes', async () => {
    const pool = open({ size: 2 })
    const answers = await Promise.all([run(pool, { delayMs: 500 }), run(pool, { delayMs: 500 })])
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2)
  })

  test('refuses a task at once if the queue is full', async () => {
    const pool = open({ queue: { maxWaiting: 1 } })
    const taken = [pool.run({ delayMs: 100 }), pool.run('waits')]
    await expect(pool.run('one too many')).rejects.toMatchObject(failed('busy'))
    expect(await Promise.all(taken)).toHaveLength(2)
  })

  test.each([
    ['organization', 2, { fairKey: 'attacker' }, { fairKey: 'honest' }],
    ['client', 2, { clientKey: 'attacker' }, { clientKey: 'honest' }],
    ['client of an organization', 3, { fairKey: 'a', clientKey: 'attacker' }, { fairKey: 'a', clientKey: 'honest' }],
  ])('answers another %s while the tasks that one sent first do not end', async (...[, size, attacker, honest]) => {
    const pool = open({ size, task: { deadlineMs: 600_000 } })
    const ended: unknown[] = []
    for (const _ of [1, 2, 3, 4]) void pool.run({ delayMs: 600_000 }, attacker).catch((error) => ended.push(error))
    expect(await run(pool, 'b', honest)).toMatchObject({ message: 'b' })
    expect(ended).toEqual([])
  })

  test('runs one task of an owner at a time', async () => {
    const pool = open({ size: 2 })
    const session = { ownerKey: 'session' }
    const answers = await Promise.all([run(pool, { delayMs: 300 }, session), run(pool, { delayMs: 300 }, session)])
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(1)
  })
})

describe('the memory of a worker pool', () => {
  const recycle = { idleMs: 600_000, maxTasks: 1_000, maxRssBytes: 4_096 * mebibyte }

  test('is returned when a process has been idle', async () => {
    const pool = open({ recycle: { ...recycle, idleMs: 50 } })
    const { pid } = await run(pool, 'a')
    await untilEnded(pid)
    expect(await run(pool, 'b')).toMatchObject({ message: 'b' })
  })

  test.each([
    ['a number of tasks', { ...recycle, maxTasks: 1 }],
    ['a task that left it large', { ...recycle, maxRssBytes: 1 }],
  ])('is returned after %s', async (_, limits) => {
    const pool = open({ recycle: limits })
    const { pid } = await run(pool, 'a')
    expect((await run(pool, 'b')).pid).not.toBe(pid)
    await untilEnded(pid)
  })
})

describe('a warm worker pool', () => {
  test('has a process ready before a task needs it, and another one while the first is busy', async () => {
    const pool = open({ size: 2 })
    await pool.warmUp()
    const [spare] = pool.listPids()
    const { pid } = await run(pool, 'a')
    expect(pid).toBe(spare)
    while (pool.listPids().length < 2) await wait(10)
  })

  test('replaces a process that worked with a fresh one when it has been idle', async () => {
    const pool = open({ recycle: { idleMs: 50, maxTasks: 1_000, maxRssBytes: 4_096 * mebibyte } })
    await pool.warmUp()
    const { pid } = await run(pool, 'a')
    await untilEnded(pid)
    while (!pool.listPids().some((alive) => alive !== pid)) await wait(10)
    const [fresh] = pool.listPids()
    await wait(500)
    expect(pool.listPids()).toEqual([fresh])
  })

  test('does not start again a process that ends before its first task', async () => {
    const pool = open({ entry: async () => new URL('missing.mjs', entry) })
    await pool.warmUp()
    const [pid = 0] = pool.listPids()
    await untilEnded(pid)
    await wait(500)
    expect(pool.listPids()).toEqual([])
  })
})

describe('a server that is killed', () => {
  test('leaves no worker behind, not even one in a loop', async () => {
    const owner = await bundleWorker(fileURLToPath(new URL('./testing/pool-owner.ts', import.meta.url)))
    const server = fork(fileURLToPath(owner), [entry.href], { execArgv: [] })
    const pids = await new Promise<number[]>((resolve) => {
      server.on('message', (message) => {
        const alive = z.array(z.number()).parse(message)
        if (alive.length === 2) resolve(alive)
      })
    })
    expect(pids.map(isAlive)).toEqual([true, true])
    server.kill('SIGKILL')
    await Promise.all(pids.map(untilEnded))
  })
})

describe('a worker pool that is closed', () => {
  test('rejects running and waiting tasks, ends its processes and accepts no more', async () => {
    const pool = open()
    const tasks = [pool.run('loop'), pool.run('waits')].map((task) => task.catch((error: unknown) => error))
    while (pool.listPids().length === 0) await wait(10)
    const pids = pool.listPids()
    await pool.close()
    expect(await Promise.all(tasks)).toMatchObject([failed('closed'), failed('closed')])
    expect(pids.filter(isAlive)).toEqual([])
    await expect(pool.run('a')).rejects.toMatchObject(failed('closed'))
  })
})
