import type { Policy } from './policy'

/** What one call of a route takes from its caller's budget. */
export const routeCosts = ['cheap', 'expensive', 'interview', 'password', 'document', 'upload', 'stream'] as const
export type RouteCost = (typeof routeCosts)[number]

interface CostedRoute {
  readonly policy: Policy
  readonly method: string
  readonly cost?: RouteCost
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** The declared cost. Without one, what strangers may change is expensive: it sends mail, checks passwords or creates people. */
export const getRouteCost = ({ policy, method, cost }: CostedRoute): RouteCost => {
  if (cost !== undefined) return cost
  return policy.who === 'anyone' && !isRead(method) ? 'expensive' : 'cheap'
}
