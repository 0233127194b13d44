import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSeededRandom } from '@candor/domain/testing'
import type { Product } from '../../e2e/support/product'
import { beginTypedInterview, makeActiveSet, makeRecruiter, setContent } from '../../e2e/support/scenario'
import { listDescendants, signalAll } from '../lib/processes'
import { pause, waitUntil } from '../lib/wait'

/** The main process; the main process and its successor while that recovers; one of its children, after which it ends the others. */
const killKinds = ['main process', 'main process twice', 'child process'] as const
type KillKind = (typeof killKinds)[number]

export interface DatabaseKillReport {
  /** From the last signal until requests succeed again, in milliseconds. */
  readonly recoveriesMs: Readonly<Record<KillKind, readonly number[]>>
  /** Kills after which the product did not recover by itself within the limit. */
  readonly stuck: readonly string[]
}

export interface DatabaseKillPlan {
  readonly kills: number
  readonly seed: number
}

const recoveryLimitMs = 30_000
const longestPauseMs = 1_500
const pollMs = 50
/** Successes in a row: the first may have come before the database noticed the kill. */
const successCount = 4

const readMainPid = (dataDir: string): number =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)

const hasAnotherMain = (dataDir: string, pid: number): boolean => {
  try {
    const current = readMainPid(dataDir)
    return Number.isInteger(current) && current !== pid
  } catch {
    // The next start removes the file and writes it again.
    return false
  }
}

const createKills = (dataDir: string, random: () => number): Readonly<Record<KillKind, () => Promise<void>>> => {
  const killMain = async (): Promise<number> => {
    const pid = readMainPid(dataDir)
    signalAll([{ pid }], 'SIGKILL')
    return pid
  }
  return {
    'main process': async () => {
      await killMain()
    },
    'main process twice': async () => {
      const pid = await killMain()
      await waitUntil(async () => hasAnotherMain(dataDir, pid), recoveryLimitMs, 5)
      await pause(random() * 300)
      await killMain()
    },
    'child process': async () => {
      const children = listDescendants(readMainPid(dataDir))
      const victim = children[Math.floor(random() * children.length)]
      if (victim === undefined) throw new Error('the database has no child process')
      signalAll([victim], 'SIGKILL')
    },
  }
}

/** A member's request and a candidate's ping; both read and write. */
const createProbe = async (url: string): Promise<() => Promise<boolean>> => {
  const recruiter = await makeRecruiter(url)
  const set = await makeActiveSet(recruiter.api, setContent({ durationMinutes: 60 }))
  const person = { firstName: 'Lan', lastName: 'Pham', email: 'lan@example.org' }
  const { api, session } = await beginTypedInterview(url, set.linkId, person)
  return async () => {
    try {
      const list = await recruiter.api.get('/api/interview/interview/set')
      const body = { sessionId: session.id, networkQuality: 'good', lastSeq: 0 }
      const ping = await api.post('/api/interview/interview/chat/ping', body)
      return list.status === 200 && ping.status === 200
    } catch {
      // The connection was cut.
      return false
    }
  }
}

/** Kills the product's database again and again, and measures how long the product needs to recover by itself. */
export const runDatabaseKills = async (
  product: Product,
  { kills, seed }: DatabaseKillPlan,
): Promise<DatabaseKillReport> => {
  const random = createSeededRandom(seed)
  const apply = createKills(product.dataDir, random)
  const works = await createProbe(product.url)
  const recoveriesMs: Record<KillKind, number[]> = { 'main process': [], 'main process twice': [], 'child process': [] }
  const stuck: string[] = []
  /** Returns the time of the first of the successes, or null after the limit. */
  const waitForRecovery = async (): Promise<number | null> => {
    const endMs = performance.now() + recoveryLimitMs
    let firstMs: number | null = null
    for (let successes = 0; successes < successCount; await pause(pollMs)) {
      if (await works()) {
        firstMs = firstMs ?? performance.now()
        successes += 1
      } else {
        firstMs = null
        successes = 0
      }
      if (firstMs === null && performance.now() > endMs) return null
    }
    return firstMs
  }
  for (let nth = 0; nth < kills; nth += 1) {
    await pause(random() * longestPauseMs)
    const kind = killKinds[nth % killKinds.length] ?? 'main process'
    await apply[kind]()
    const killedMs = performance.now()
    const recoveredMs = await waitForRecovery()
    if (recoveredMs !== null) recoveriesMs[kind].push(recoveredMs - killedMs)
    else {
      stuck.push(`kill ${nth + 1} (${kind})`)
      await product.kill()
      await product.start()
    }
  }
  return { recoveriesMs, stuck }
}
