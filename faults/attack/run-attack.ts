import { setTimeout as delay } from 'node:timers/promises'
import { createHonestPeople, type HonestReport, type Site } from './honest-people'
import { sumMemoryBytes } from './process-memory'
import { startAttacker } from './start-attacker'
import type { AttackReport } from './types'

/** What one attack did to honest people, beside what they had at rest just before. */
export interface AttackResult {
  readonly name: string
  readonly rest: HonestReport
  readonly attacked: HonestReport
  readonly attack: AttackReport
  readonly memoryBytes: { readonly before: number; readonly highest: number; readonly after: number }
}

export interface AttackPlan {
  readonly name: string
  readonly restMs: number
  readonly attackMs: number
  /** How long memory may take to come back. */
  readonly recoveryMs: number
}

const memoryEveryMs = 500
/** Memory has come back when it is at most this many times what it was. */
export const memoryLimit = 1.2

const watchMemory = (serverPid: number) => {
  let highest = 0
  const timer = setInterval(() => {
    highest = Math.max(highest, sumMemoryBytes(serverPid))
  }, memoryEveryMs)
  return {
    highest: (): number => highest,
    stop: (): void => clearInterval(timer),
  }
}

const waitForMemory = async (serverPid: number, before: number, limitMs: number): Promise<number> => {
  const untilMs = Date.now() + limitMs
  let after = sumMemoryBytes(serverPid)
  while (after > before * memoryLimit && Date.now() < untilMs) {
    await delay(memoryEveryMs)
    after = sumMemoryBytes(serverPid)
  }
  return after
}

/** Measures honest people at rest, then while the attack runs. */
export const runAttack = async (
  site: Site & { readonly victimEmail: string; serverPid(): number },
  plan: AttackPlan,
): Promise<AttackResult> => {
  const people = await createHonestPeople(site)
  const attacker = await startAttacker(plan.name, site)
  try {
    const rest = await people.measure(Date.now() + plan.restMs)
    const before = sumMemoryBytes(site.serverPid())
    const watch = watchMemory(site.serverPid())
    const untilMs = Date.now() + plan.attackMs
    const [attacked, attack] = await Promise.all([people.measure(untilMs), attacker.attack(untilMs)]).finally(
      watch.stop,
    )
    const after = await waitForMemory(site.serverPid(), before, plan.recoveryMs)
    return { name: plan.name, rest, attacked, attack, memoryBytes: { before, highest: watch.highest(), after } }
  } finally {
    attacker.stop()
    await people.close()
  }
}
