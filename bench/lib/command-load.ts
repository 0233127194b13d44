import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { beginTypedInterview } from '../../e2e/support/scenario'

const everyMs = 200

interface Probed {
  readonly p95Ms: number
  readonly maxMs: number
}

export interface Felt {
  /** An answer sent, stored and the next question there. */
  readonly commandsMs: readonly number[]
  /** A page of the list of submissions. */
  readonly listsMs: readonly number[]
  /** How late the server's event loop ran: p95 and longest of each second. */
  readonly loopP95Ms: readonly number[]
  readonly loopMaxMs: readonly number[]
}

interface LoadOf {
  readonly url: string
  readonly linkId: string
  readonly probeFile: string
  readonly list: () => Promise<unknown>
}

const readProbe = (file: string): Probed | null => {
  try {
    const probed: Probed = JSON.parse(readFileSync(file, 'utf8'))
    return probed
  } catch {
    // It is being written; there is one in the next second.
    return null
  }
}

/** One candidate after another types answers, one every 200 ms, until it is stopped. */
export const feel = ({ url, linkId, probeFile, list }: LoadOf): { stop(): Promise<Felt> } => {
  const commandsMs: number[] = []
  const listsMs: number[] = []
  const loop: Probed[] = []
  let isOver = false
  const timed = async <T>(into: number[], run: () => Promise<T>): Promise<T> => {
    const startedMs = performance.now()
    const done = await run()
    into.push(performance.now() - startedMs)
    return done
  }
  const sit = async (): Promise<void> => {
    const who = { firstName: 'Load', lastName: 'Test', email: `load-${randomUUID().slice(0, 12)}@example.org` }
    const { api, session } = await beginTypedInterview(url, linkId, who)
    let current: { turn: number; take: number } | null = session.current
    while (current !== null && !isOver) {
      const { turn, take } = current
      const text = 'I wrote the list down and called each of them in the same week.'
      const answered = await timed(commandsMs, () =>
        api.post('/api/interview/interview/text/post', { sessionId: session.id, turn, take, text }),
      )
      const { current: next }: { current?: typeof current } = answered.body
      current = next ?? null
      await delay(everyMs)
    }
  }
  const commands = async (): Promise<void> => {
    while (!isOver) await sit()
  }
  const lists = async (): Promise<void> => {
    while (!isOver) {
      await timed(listsMs, list)
      const probed = readProbe(probeFile)
      if (probed !== null) loop.push(probed)
      await delay(1_000)
    }
  }
  const all = Promise.all([commands(), lists()])
  return {
    stop: async () => {
      isOver = true
      await all
      return {
        commandsMs,
        listsMs,
        loopP95Ms: loop.map(({ p95Ms }) => p95Ms),
        loopMaxMs: loop.map(({ maxMs }) => maxMs),
      }
    },
  }
}
