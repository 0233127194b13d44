import type { RouteCost } from '@candor/contract'
import { requestBudgets } from '@candor/domain'
import { type ProcessGroup, singleProcess } from '../../platform/process-group'
import { createTokenBuckets, type TokenBuckets } from '../../platform/token-buckets'

/** Who sends a request, as far as it is known before any work. */
export interface Client {
  /** Null: a trusted proxy itself. */
  readonly network: string | null
  /** Of a caller whose cookie was proven a moment ago; null: unproven. */
  readonly callerKey: string | null
}

/** Pages and their files cost nothing of the API's budgets. */
export type RequestCost = RouteCost | 'page' | 'file'

interface Charge {
  readonly buckets: TokenBuckets
  readonly key: string
  readonly tokens: number
}

const total = 'total'

export interface Asked {
  readonly cost: RequestCost
  /** Its cookies have to be looked up: they are expected to prove nothing until they do. */
  readonly isToProve: boolean
  /** What the body is declared to have. */
  readonly bodyBytes: number
}

const countTokens = (cost: RouteCost, bodyBytes: number): number => {
  const ofBody = cost === 'upload' ? 0 : Math.floor(bodyBytes / requestBudgets.bytesPerToken)
  return requestBudgets.tokensByCost[cost] + ofBody
}

const isLimitedInTotal = (cost: RouteCost): boolean =>
  cost === 'expensive' || cost === 'interview' || cost === 'password'

interface BudgetOptions {
  /** Makes all budgets larger. */
  readonly factor: number
  readonly nowMs: () => number
  /** The processes of one port count together. */
  readonly share?: ProcessGroup['share']
}

type BudgetName = 'pagesOfNetwork' | 'anonymousOfNetwork' | 'anonymousTotal' | 'caller' | 'callersOfNetwork'

/** The budgets of all callers, in memory. */
export const createRequestBudgets = ({ factor, nowMs, share = singleProcess.share }: BudgetOptions) => {
  const create = (name: BudgetName): TokenBuckets => {
    const { tokens, tokensPerSecond } = requestBudgets[name]
    const size = { tokens: tokens * factor, tokensPerSecond: tokensPerSecond * factor }
    return share(name, createTokenBuckets(size, nowMs))
  }
  const pages = create('pagesOfNetwork')
  const anonymous = create('anonymousOfNetwork')
  const anonymousTotal = create('anonymousTotal')
  const callers = create('caller')
  const callersOfNetwork = create('callersOfNetwork')

  const listCharges = ({ network, callerKey }: Client, { cost, isToProve, bodyBytes }: Asked): readonly Charge[] => {
    const byNetwork = (buckets: TokenBuckets, tokens: number): readonly Charge[] =>
      network === null ? [] : [{ buckets, key: network, tokens }]
    if (cost === 'file') return byNetwork(pages, 1)
    if (cost === 'page') return byNetwork(pages, requestBudgets.pageTokens)
    const tokens = countTokens(cost, bodyBytes)
    if (callerKey !== null) {
      return [{ buckets: callers, key: callerKey, tokens }, ...byNetwork(callersOfNetwork, tokens)]
    }
    const inTotal = isLimitedInTotal(cost) ? [{ buckets: anonymousTotal, key: total, tokens }] : []
    const proofTokens = isToProve ? requestBudgets.failedProofTokens : 0
    return [...byNetwork(anonymous, tokens + proofTokens), ...inTotal]
  }
  return {
    /** Takes the tokens of a request, or none and returns the seconds to wait. */
    take(client: Client, asked: Asked): number {
      const charges = listCharges(client, asked)
      const waitSeconds = Math.max(0, ...charges.map(({ buckets, key, tokens }) => buckets.getWaitSeconds(key, tokens)))
      if (waitSeconds === 0) for (const { buckets, key, tokens } of charges) buckets.take(key, tokens)
      return waitSeconds
    },
    /** Refunds the tokens for a proof that then succeeded. */
    refundProof({ network }: Client): void {
      if (network !== null) anonymous.take(network, -requestBudgets.failedProofTokens)
    },
    /** Refunds most tokens of a password that proved right. */
    refundPassword({ network, callerKey }: Client): void {
      const tokens = -requestBudgets.rightPasswordTokens
      if (callerKey === null) anonymousTotal.take(total, tokens)
      else callers.take(callerKey, tokens)
      if (network !== null) (callerKey === null ? anonymous : callersOfNetwork).take(network, tokens)
    },
  }
}
