import { routeUpload } from '@candor/domain'
import type { Deps } from '../../deps'
import { AppError } from '../../platform/errors'
import type { OwnUpload } from './own-upload'
import type { UploadPorts } from './ports'
import { claimUpload } from './repo/claims'
import { type AppendRow, getFacts } from './repo/uploads'

export interface UploadContext {
  readonly deps: Pick<Deps, 'withActor' | 'clock' | 'events' | 'storeId' | 'log' | 'jobs'>
  readonly ports: UploadPorts
}

/** The upload belongs to another process that is alive, so the request must be forwarded. */
export class UploadOwnedByOtherNode extends Error {
  override readonly name = 'UploadOwnedByOtherNode'
  constructor(readonly url: string) {
    super('The upload belongs to another server process')
  }
}

const worker = { kind: 'worker' } as const

/** Creates the key in this store; fails while the disk is full or only the database may write to it. */
export const createKey = async (context: UploadContext, key: string): Promise<void> => {
  if ((await context.ports.readDiskSpace()) === 'exhausted') throw new AppError('SERVER_DISK_FULL')
  if ((await context.ports.localStore.create(key)).outcome === 'no_space') throw new AppError('SERVER_DISK_FULL')
}

/** Null: another process was faster. The key is created first, so that a full disk takes over nothing. */
export const takeOverUpload = async (context: UploadContext, row: AppendRow): Promise<AppendRow | null> => {
  const { deps, ports } = context
  await createKey(context, row.storageKey)
  const claimed = await deps.withActor(worker, (tx) => claimUpload(tx, row, deps.storeId))
  ports.leases.drop(row.id)
  if (claimed !== null) deps.log.warn({ uploadId: row.id, from: row.ownerNode, epoch: claimed.epoch }, 'upload claimed')
  return claimed
}

const requireTakenOver = (claimed: AppendRow | null): AppendRow => {
  // The retry reads the new owner.
  if (claimed === null) throw new AppError('RECORDING_UNAVAILABLE')
  return claimed
}

/** Decides which process handles a request on an upload of another store. */
export const resolveUploadRoute = async (context: UploadContext, row: AppendRow, heldFromBytes: number) => {
  const { deps, ports } = context
  const owner = row.ownerNode === null ? null : await ports.stores.find(row.ownerNode)
  const isOwnerAlive = owner?.isAlive ?? false
  const ownBytes = isOwnerAlive ? 0 : ((await ports.localStore.stat(row.storageKey))?.sizeBytes ?? 0)
  const ask = { storeId: deps.storeId, isOwnerAlive, heldFromBytes, ownBytes }
  return { route: routeUpload(getFacts(row), ask), owner }
}

/**
 * Returns an upload that this process may handle: it belongs to this store, is sealed, or was taken over from a lost store
 * under a higher epoch. Otherwise throws the owner's address.
 */
export const resolveUploadOwner = async (
  context: UploadContext,
  own: OwnUpload,
  heldFromBytes: number,
): Promise<OwnUpload> => {
  const { row } = own
  if (row.ownerNode === context.deps.storeId) return own
  const { route, owner } = await resolveUploadRoute(context, row, heldFromBytes)
  switch (route) {
    case 'here':
      return own
    case 'forward':
      throw new UploadOwnedByOtherNode(owner?.url ?? '')
    case 'unavailable':
      throw new AppError('RECORDING_UNAVAILABLE')
    case 'claim':
      return { ...own, row: requireTakenOver(await takeOverUpload(context, row)) }
  }
}
