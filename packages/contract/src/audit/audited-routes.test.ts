import { isContractProcedure } from '@orpc/contract'
import { describe, expect, test } from 'vitest'
import { contract, rawRoutes } from '../contract'
import { auditEventGroups, auditEventTypes } from './audit-events'
import { auditedRoutes } from './audited-routes'

interface NamedRoute {
  readonly name: string
  readonly method: string
}

const walk = (node: object, prefix: string): NamedRoute[] =>
  Object.entries(node).flatMap(([key, child]) =>
    isContractProcedure(child)
      ? [{ name: `${prefix}${key}`, method: String(child['~orpc'].route.method) }]
      : walk(child, `${prefix}${key}.`),
  )
const routes = [
  ...walk(contract, ''),
  ...Object.entries(rawRoutes).map(([name, { method }]): NamedRoute => ({ name, method })),
]
const rules = new Map(Object.entries(auditedRoutes))

describe('the table of audited routes', () => {
  test('has a rule for each route of the contract and for no other', () => {
    expect([...rules.keys()].sort()).toEqual(routes.map(({ name }) => name).sort())
  })
  test.each(routes.filter(({ method }) => method === 'GET' || method === 'HEAD'))(
    'lets $name record no more than that something was viewed, or the end of a sign-in',
    ({ name }) => {
      const rule = rules.get(name)
      const allowed = new Set<string>([...auditEventGroups.viewing, 'sign_in.succeeded', 'provider.linked'])
      const types = rule !== undefined && 'records' in rule ? rule.records : []
      expect(types.filter((type) => !allowed.has(type))).toEqual([])
    },
  )
  test.each(routes.filter(({ method }) => method !== 'GET' && method !== 'HEAD'))(
    'never says of $name that it only reads, because its method changes state',
    ({ name }) => {
      const readOnlyPosts = ['interview.chat.evaluate']
      const rule = rules.get(name)
      if (readOnlyPosts.includes(name)) return
      expect(rule !== undefined && 'recordsNone' in rule ? rule.recordsNone : '').not.toBe('reads only')
    },
  )
  test('names each type of event once or more, so that none is recorded by no route', () => {
    const recorded = new Set([...rules.values()].flatMap((rule) => ('records' in rule ? rule.records : [])))
    expect(auditEventTypes.filter((type) => !recorded.has(type))).toEqual([])
  })
})
