import { reduceSession } from '../../../sessions/machine/reduce'
import { reduceBargeIn } from '../barge-in'
import { reduceTurn } from '../reduce-turn'

/** The machines that are driven; a test may put faulty ones in their place. */
export interface Rules {
  readonly reduceTurn: typeof reduceTurn
  readonly reduceSession: typeof reduceSession
  readonly reduceBargeIn: typeof reduceBargeIn
}
export const rules: Rules = { reduceTurn, reduceSession, reduceBargeIn }

/** A rule of the interview that was broken. */
export class BrokenRule extends Error {}
export const must = (isSo: boolean, rule: string): void => {
  if (!isSo) throw new BrokenRule(rule)
}
