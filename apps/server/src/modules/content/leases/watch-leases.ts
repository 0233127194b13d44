import type { Listener } from '@candor/db'
import { storeLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import { errorType } from '../../../platform/error-type'
import type { TokenConnections } from '../../../platform/token-connections'
import { listCurrentUploads } from '../repo/append-access'
import type { UploadLeases } from './upload-leases'

/** The channel of the triggers on uploads and accesses. */
const channel = 'candor_lease'

export interface WatchOptions {
  readonly deps: Pick<Deps, 'log' | 'clock' | 'storeId'>
  readonly leases: UploadLeases
  readonly connections: Pick<TokenConnections, 'openListener'>
  readonly monotonicMs: () => number
}

/** Drops leases as the database changes: with each notice, and by a comparison in case a notice is missing. */
export const createLeaseWatch = ({ deps, leases, connections, monotonicMs }: WatchOptions) => {
  let listener: Listener | null = null
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | null = null

  let isLossKnown = false

  const lose = (error: unknown): void => {
    leases.setListening(false)
    listener = null
    if (isLossKnown) return
    isLossKnown = true
    deps.log.warn({ kind: errorType(error) }, 'notices of uploads are not received: each append asks the database')
  }
  const listen = async (): Promise<void> => {
    let isLost = false
    const opened = await connections.openListener({
      channel,
      timeoutMs: storeLimits.leaseCheckMs,
      onNotice: (id) => leases.onNotice(id),
      onLost: (error) => {
        isLost = true
        lose(error)
      },
    })
    if (isLost) return
    isLossKnown = false
    listener = opened
    leases.setListening(true)
  }
  const compare = async ({ database }: Listener): Promise<void> => {
    const inUse = leases.listInUse()
    if (inUse.length === 0) return
    const askedAtMs = monotonicMs()
    const scope = { storeId: deps.storeId, nowMs: deps.clock.nowMs() }
    leases.confirm(inUse, await listCurrentUploads(database, inUse, scope), askedAtMs)
  }
  const work = async (): Promise<void> => {
    const current = listener
    try {
      if (current === null) await listen()
      else await compare(current)
    } catch (error) {
      lose(error)
      // Not awaited: nothing answers on a connection that was cut silently.
      void current?.close()
    } finally {
      working = null
    }
  }
  return {
    /** The first connection is opened before it resolves; a failure is tried again. */
    async start(): Promise<void> {
      working ??= work()
      await working
      timer ??= setInterval(() => {
        working ??= work()
      }, storeLimits.leaseCheckMs)
      timer.unref()
    },
    async stop(): Promise<void> {
      clearInterval(timer)
      timer = undefined
      await working
      leases.setListening(false)
      await listener?.close()
      listener = null
    },
  }
}
export type LeaseWatch = ReturnType<typeof createLeaseWatch>
