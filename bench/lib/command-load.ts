import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { beginTypedInterview } from '../../e2e/support/scenario'

const everyMs = 200

interface LoopProbe {
  readonly p95Ms: number
  readonly maxMs: number
}

export interface CommandLoadReport {
  /** From sending an answer to the next question. */
  readonly commandsMs: readonly number[]
  /** Loading a page of submissions. */
  readonly listsMs: readonly number[]
  /** Event-loop delay of the server: p95 and maximum of each second. */
  readonly loopP95Ms: readonly number[]
  readonly loopMaxMs: readonly number[]
}

interface CommandLoadOptions {
  readonly url: string
  readonly linkId: string
  readonly probeFile: string
  readonly list: () => Promise<unknown>
}

const readProbe = (file: string): LoopProbe | null => {
  try {
    const probed: LoopProbe = JSON.parse(readFileSync(file, 'utf8'))
    return probed
  } catch {
    // The file is being written. The next second has another.
    return null
  }
}

/** Lets one candidate after another type an answer every 200 ms, until `stop`. */
export const startCommandLoad = ({
  url,
  linkId,
  probeFile,
  list,
}: CommandLoadOptions): { stop(): Promise<CommandLoadReport> } => {
  const commandsMs: number[] = []
  const listsMs: number[] = []
  const loop: LoopProbe[] = []
  let isOver = false
  const measureTime = async <T>(into: number[], run: () => Promise<T>): Promise<T> => {
    const startedMs = performance.now()
    const done = await run()
    into.push(performance.now() - startedMs)
    return done
  }
  const runCandidate = async (): Promise<void> => {
    const who = { firstName: 'Load', lastName: 'Test', email: `load-${randomUUID().slice(0, 12)}@example.org` }
    const { api, session } = await beginTypedInterview(url, linkId, who)
    let current: { turn: number; take: number } | null = session.current
    while (current !== null && !isOver) {
      const { turn, take } = current
      const text = 'I wrote the list down and called each of them in the same week.'
      const answered = await measureTime(commandsMs, () =>
        api.post('/api/interview/interview/text/post', { sessionId: session.id, turn, take, text }),
      )
      const { current: next }: { current?: typeof current } = answered.body
      current = next ?? null
      await delay(everyMs)
    }
  }
  const runCandidates = async (): Promise<void> => {
    while (!isOver) await runCandidate()
  }
  const pollLists = async (): Promise<void> => {
    while (!isOver) {
      await measureTime(listsMs, list)
      const probed = readProbe(probeFile)
      if (probed !== null) loop.push(probed)
      await delay(1_000)
    }
  }
  const all = Promise.all([runCandidates(), pollLists()])
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
