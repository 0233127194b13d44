import type { Answers, Context } from './call-groups'
import { byPolicy, mustBeHidden } from './expectation'
import { comparable, type Finding, firstDifference } from './judge'
import type { Call } from './make-call'
import type { Answer } from './send'

const twinKey = ({ route, principal, round }: Call): string => `${route.name} ${principal.key} ${round}`

const isTold = async (context: Context, pair: readonly [Call, Call]): Promise<string | null> => {
  const [hidden, missing] = pair
  const [one, other] = await eachAlone(context, pair)
  const [first, second] = [comparable(hidden, one), comparable(missing, other)]
  return first === second ? null : firstDifference(first, second)
}

const eachAlone = async ({ scene, send }: Context, [one, other]: readonly [Call, Call]): Promise<[Answer, Answer]> => {
  await scene.book.restore()
  const first = await send(one)
  await scene.book.restore()
  return [first, await send(other)]
}

/** Calls that name a hidden object and came through the policy, each with the one that names nothing. */
const twinsIn = (answers: Answers): [Call, Call][] => {
  const calls = [...answers.keys()]
  const missing = new Map(calls.filter(({ variant }) => variant === 'missing').map((call) => [twinKey(call), call]))
  return calls.flatMap((call): [Call, Call][] => {
    const twin = missing.get(twinKey(call))
    const isOpen = byPolicy(call.route.policy, call.principal).kind === 'open'
    return twin !== undefined && isOpen && mustBeHidden(call) ? [[call, twin]] : []
  })
}

const isSame = (answers: Answers, [one, other]: readonly [Call, Call]): boolean => {
  const [first, second] = [answers.get(one), answers.get(other)]
  return first !== undefined && second !== undefined && comparable(one, first) === comparable(other, second)
}

/** Hidden objects beside missing ones: a difference counts when it shows on the fresh scene too. */
export const compareTwins = async (context: Context, answers: Answers): Promise<readonly Finding[]> => {
  const findings: Finding[] = []
  for (const pair of twinsIn(answers)) {
    if (isSame(answers, pair)) continue
    const detail = await isTold(context, pair)
    if (detail !== null) findings.push({ kind: 'tells foreign from missing', call: pair[0], detail })
  }
  return findings
}
