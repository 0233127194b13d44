import type { AnyContractRouter } from '@orpc/contract'

/** What the client needs of the contract: for every call its method and path, and whether its input is { query, body }. */
export interface CallTable {
  readonly [name: string]: string | CallTable
}

export interface Call {
  readonly method: string
  readonly path: string
  /** The input is { query, body } instead of one object. */
  readonly isDetailed: boolean
}

interface Procedure {
  readonly '~orpc': { readonly route: { readonly method?: string; readonly path?: string; inputStructure?: string } }
}

const isProcedure = (router: object): router is Procedure => '~orpc' in router

/** Reads the table from the contract. Runs at build time and in tests: the page gets the table only. */
export function toCallTable(router: AnyContractRouter): CallTable {
  return Object.fromEntries(
    Object.entries(router).map(([name, child]: [string, AnyContractRouter]) => {
      if (!isProcedure(child)) return [name, toCallTable(child)]
      const { method, path, inputStructure } = child['~orpc'].route
      return [name, `${method} ${path}${inputStructure === 'detailed' ? ' detailed' : ''}`]
    }),
  )
}

export function parseCall(entry: string): Call {
  const [method = '', path = '', structure] = entry.split(' ')
  return { method, path, isDetailed: structure === 'detailed' }
}
