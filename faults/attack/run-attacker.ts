import { findAttack } from './attacks'
import type { AttackTarget } from './types'

/** What the attacker's process receives: first whom to attack, then until when. It answers "ready" and its report, and ends. */
export type AttackerOrder =
  | { readonly kind: 'prepare'; readonly name: string; readonly target: AttackTarget }
  | { readonly kind: 'attack'; readonly untilMs: number }

const receive = (): Promise<AttackerOrder> => new Promise((resolve) => process.once('message', resolve))

const main = async (): Promise<void> => {
  const first = await receive()
  if (first.kind !== 'prepare') throw new Error('the attacker was not prepared')
  const attack = await findAttack(first.name).prepare(first.target)
  process.send?.('ready')
  const second = await receive()
  if (second.kind !== 'attack') throw new Error('the attacker was prepared twice')
  const report = await attack(second.untilMs)
  process.send?.(report, () => process.exit(0))
}

void main()
