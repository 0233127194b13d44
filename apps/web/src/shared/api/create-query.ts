import type { RouterUtils } from '@orpc/tanstack-query'
import type { QueryFunctionContext } from '@tanstack/react-query'
import type { CallTable } from './call-table'
import type { Api, CallContext, CallFunction } from './create-api'

interface Options {
  readonly input?: unknown
  readonly context?: CallContext
  readonly queryKey?: readonly unknown[]
  readonly mutationKey?: readonly unknown[]
}
interface InfiniteOptions extends Omit<Options, 'input'> {
  readonly input: (page: unknown) => unknown
  readonly initialPageParam: unknown
}
type KeyPart = 'type' | 'input'

/** Keys of one call begin with those of its router, so that a router's key stands for all calls below it. */
function createKey(path: readonly string[], parts: Partial<Record<KeyPart, unknown>> = {}): readonly unknown[] {
  return [path, Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined))]
}

function createCallOptions(call: CallFunction, path: readonly string[]) {
  const queryKey = ({ input, queryKey: own }: Options = {}) => own ?? createKey(path, { input, type: 'query' })
  const run = (input: unknown, context: CallContext | undefined, signal?: AbortSignal) =>
    call(input, { ...(context ? { context } : {}), ...(signal ? { signal } : {}) })
  return {
    call,
    key: (parts?: Partial<Record<KeyPart, unknown>>) => createKey(path, parts),
    queryKey,
    queryOptions: (options: Options = {}) => ({
      queryFn: ({ signal }: QueryFunctionContext) => run(options.input, options.context, signal),
      ...options,
      queryKey: queryKey(options),
    }),
    infiniteOptions: (options: InfiniteOptions) => ({
      queryFn: ({ pageParam, signal }: QueryFunctionContext) => run(options.input(pageParam), options.context, signal),
      ...options,
      queryKey:
        options.queryKey ?? createKey(path, { input: options.input(options.initialPageParam), type: 'infinite' }),
    }),
    mutationOptions: (options: Options = {}) => ({
      mutationFn: (input: unknown) => run(input, options.context),
      ...options,
      mutationKey: options.mutationKey ?? createKey(path, { type: 'mutation' }),
    }),
  }
}

function createRouterOptions(table: CallTable, calls: object, path: readonly string[]): object {
  const children = Object.entries(table).map(([name, entry]) => {
    const childPath = [...path, name]
    if (typeof entry !== 'string') return [name, createRouterOptions(entry, Reflect.get(calls, name), childPath)]
    const call: CallFunction = Reflect.get(calls, name)
    return [name, createCallOptions(call, childPath)]
  })
  return {
    ...Object.fromEntries(children),
    key: (parts?: Partial<Record<KeyPart, unknown>>) => createKey(path, parts),
  }
}

/** The options that useQuery and useMutation take, for every call. */
export function createQuery(table: CallTable, api: Api): RouterUtils<Api>
export function createQuery(table: CallTable, api: Api): object {
  return createRouterOptions(table, api, [])
}
