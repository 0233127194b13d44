import { spawn } from 'node:child_process'
import { env } from 'node:process'
import { z } from 'zod'
import { serveTasks } from '../serve-tasks'

const zDelay = z.object({ delayMs: z.number() })

const wait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs))

const loopForever = (): never => {
  for (;;) Math.random()
}

/** What a hostile file might make a parser do. */
const attacks: Readonly<Record<string, () => unknown>> = {
  loop: loopForever,
  throw: () => {
    throw new Error('a parser threw')
  },
  exit: () => process.exit(7),
  eat: () => {
    const arrays: unknown[] = []
    for (;;) arrays.push(new Array(1e6).fill(arrays.length))
  },
  swell: () => {
    const buffers: Buffer[] = []
    for (;;) buffers.push(Buffer.alloc(4e6, 1))
  },
  'late crash': () => {
    setTimeout(() => {
      throw new Error('afterwards')
    }, 20)
  },
  'spawn and loop': () => {
    const { pid } = spawn('sleep', ['600'], { stdio: 'ignore', env: {} })
    process.send?.({ kind: 'bytes', request: { kind: 'read', id: 0, source: 0, start: pid, end: 0 } })
    setTimeout(loopForever, 50)
    return wait(600_000)
  },
}

serveTasks(async (message) => {
  if (typeof message === 'string') await attacks[message]?.()
  const { success, data } = zDelay.safeParse(message)
  if (success) await wait(data.delayMs)
  return { pid: process.pid, env: Object.keys(env), execArgv: process.execArgv, message }
})
