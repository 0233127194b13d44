import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { AttackerOrder } from './run-attacker'
import type { AttackReport, AttackTarget } from './types'

const entry = fileURLToPath(new URL('./run-attacker.ts', import.meta.url))
/** Attackers have machines of their own; here they give way to the server, which shares the processors with them. */
const attackerNiceness = 10

export interface Attacker {
  /** Attacks until `untilMs`, epoch milliseconds. */
  attack(untilMs: number): Promise<AttackReport>
  stop(): void
}

const tell = (child: ChildProcess, order: AttackerOrder): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`the attacker ended with ${code}`))
    child.once('exit', onExit)
    child.once('message', (message) => {
      child.off('exit', onExit)
      resolve(message)
    })
    child.send(order)
  })

/** Starts an attacker in a process of its own, so that the measurement of honest people is not slowed by it. */
export const startAttacker = async (name: string, target: AttackTarget): Promise<Attacker> => {
  const child = fork(entry, { execArgv: ['--import', 'tsx'] })
  if (child.pid !== undefined) setPriority(child.pid, attackerNiceness)
  const { port, linkId, victimEmail } = target
  await tell(child, { kind: 'prepare', name, target: { port, linkId, victimEmail } })
  return {
    attack: async (untilMs) => (await tell(child, { kind: 'attack', untilMs })) as AttackReport,
    stop: () => child.kill('SIGKILL'),
  }
}
