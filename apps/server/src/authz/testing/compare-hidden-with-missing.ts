import type { Answers, Context } from './call-groups'
import { expectByPolicy, mustBeHidden } from './expectation'
import { type Finding, findFirstDifference, normalizeAnswer } from './judge'
import type { Call } from './make-call'
import type { Answer } from './send'

const getPairKey = ({ route, principal, round }: Call): string => `${route.name} ${principal.key} ${round}`

const findDifference = async (context: Context, pair: readonly [Call, Call]): Promise<string | null> => {
  const [hidden, missing] = pair
  const [one, other] = await sendEachAlone(context, pair)
  const [first, second] = [normalizeAnswer(hidden, one), normalizeAnswer(missing, other)]
  return first === second ? null : findFirstDifference(first, second)
}

const sendEachAlone = async (
  { scenario, send }: Context,
  [one, other]: readonly [Call, Call],
): Promise<[Answer, Answer]> => {
  await scenario.snapshot.restore()
  const first = await send(one)
  await scenario.snapshot.restore()
  return [first, await send(other)]
}

/** Calls that name a hidden object and came through the policy, each with the one that names nothing. */
const listPairs = (answers: Answers): [Call, Call][] => {
  const calls = [...answers.keys()]
  const missing = new Map(calls.filter(({ variant }) => variant === 'missing').map((call) => [getPairKey(call), call]))
  return calls.flatMap((call): [Call, Call][] => {
    const partner = missing.get(getPairKey(call))
    const isOpen = expectByPolicy(call.route.policy, call.principal).kind === 'open'
    return partner !== undefined && isOpen && mustBeHidden(call) ? [[call, partner]] : []
  })
}

const isSame = (answers: Answers, [one, other]: readonly [Call, Call]): boolean => {
  const [first, second] = [answers.get(one), answers.get(other)]
  return first !== undefined && second !== undefined && normalizeAnswer(one, first) === normalizeAnswer(other, second)
}

/** Hidden objects beside missing ones: a difference counts when it shows on the fresh scenario too. */
export const compareHiddenWithMissing = async (context: Context, answers: Answers): Promise<readonly Finding[]> => {
  const findings: Finding[] = []
  for (const pair of listPairs(answers)) {
    if (isSame(answers, pair)) continue
    const detail = await findDifference(context, pair)
    if (detail !== null) findings.push({ kind: 'tells foreign from missing', call: pair[0], detail })
  }
  return findings
}
