import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createWorkerPool, type WorkerFailureCode, type WorkerPool, type WorkerPoolOptions } from './create-worker-pool'

/** A worker that does what a hostile file might make a parser do. */
const script = `
import { parentPort, threadId } from 'node:worker_threads'
parentPort.on('message', async (message) => {
  if (message === 'loop') for (;;) {}
  if (message === 'throw') throw new Error('a parser threw')
  if (message === 'exit') process.exit(7)
  if (message === 'eat') { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)) }
  if (message === 'swell') { const all = []; for (;;) all.push(Buffer.alloc(4e6, 1)) }
  if (message === 'late crash') setTimeout(() => { throw new Error('afterwards') }, 20)
  if (message === 'chatter') console.log('a candidate’s words')
  if (message?.delayMs) await new Promise((resolve) => setTimeout(resolve, message.delayMs))
  parentPort.postMessage({ threadId, env: Object.keys(process.env), message })
})`

let directory: string
let entry: URL
const pools: WorkerPool[] = []
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'candor-workers-'))
  entry = pathToFileURL(join(directory, 'worker.mjs'))
  await writeFile(entry, script)
})
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const open = (options: Partial<WorkerPoolOptions> = {}): WorkerPool => {
  const pool = createWorkerPool({
    entry: async () => entry,
    size: 1,
    deadlineMs: 2_000,
    maxWaiting: 4,
    resourceLimits: { maxOldGenerationSizeMb: 32 },
    maxGrowthBytes: 400 * 1024 * 1024,
    ...options,
  })
  pools.push(pool)
  return pool
}
const failed = (code: WorkerFailureCode) => ({ name: 'WorkerFailure', code })
const wait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs))

describe('a worker pool', () => {
  test('runs tasks in turn on one thread that has no access to this process’s environment', async () => {
    const pool = open()
    const answers = await Promise.all([pool.run('a'), pool.run('b')])
    const [first, second] = answers
    expect(answers).toMatchObject([
      { message: 'a', env: [] },
      { message: 'b', env: [] },
    ])
    expect(second).toMatchObject({ threadId: (first as { threadId: number }).threadId })
  })

  test.each([
    ['loops forever', 'loop', 'late'],
    ['throws', 'throw', 'crashed'],
    ['ends its thread', 'exit', 'crashed'],
    ['exceeds its heap limit', 'eat', 'crashed'],
    ['allocates too much outside its heap', 'swell', 'crashed'],
  ] as const)('stops a task that %s, and gives the next one a fresh thread', async (_, message, code) => {
    const pool = open({ deadlineMs: code === 'late' ? 500 : 10_000 })
    const before = await pool.run('a')
    const bad = pool.run(message)
    const next = pool.run('b')
    await expect(bad).rejects.toMatchObject(failed(code))
    const { threadId } = before as { threadId: number }
    expect(await next).toMatchObject({ message: 'b' })
    expect(((await next) as { threadId: number }).threadId).not.toBe(threadId)
  })

  test('continues after a thread that ends once it has answered', async () => {
    const pool = open()
    await pool.run('late crash')
    await wait(200)
    expect(await pool.run('b')).toMatchObject({ message: 'b' })
  })

  test('runs as many tasks at once as it has threads', async () => {
    const pool = open({ size: 2 })
    const ids = await Promise.all([pool.run({ delayMs: 100 }), pool.run({ delayMs: 100 })])
    expect(new Set(ids.map((answer) => (answer as { threadId: number }).threadId)).size).toBe(2)
  })

  test('refuses a task at once if the queue is full', async () => {
    const pool = open({ maxWaiting: 1 })
    const taken = [pool.run({ delayMs: 100 }), pool.run('waits')]
    await expect(pool.run('one too many')).rejects.toMatchObject(failed('busy'))
    expect(await Promise.all(taken)).toHaveLength(2)
  })

  test('rejects running and waiting tasks when it is closed, and accepts no more', async () => {
    const pool = open()
    const tasks = [pool.run('loop'), pool.run('waits')].map((task) => task.catch((error: unknown) => error))
    await wait(50)
    await pool.close()
    expect(await Promise.all(tasks)).toMatchObject([failed('closed'), failed('closed')])
    await expect(pool.run('a')).rejects.toMatchObject(failed('closed'))
  })

  test('reports a missing script instead of blaming the task', async () => {
    const missing = async (): Promise<URL> => {
      throw new Error('no script')
    }
    await expect(open({ entry: missing }).run('a')).rejects.toThrow('no script')
  })
})
