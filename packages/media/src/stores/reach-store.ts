import type { Readable } from 'node:stream'
import type { AppendStore, ByteRange, StoredStat } from '../ports/append-store'
import type { ObjectStore } from '../ports/object-store'
import type { RemoteBytes } from '../ports/remote-bytes'

export interface ReachStoreParts {
  /** This process's own disk: all that grows and is sealed. */
  readonly local: AppendStore
  /** The configured object store, or null. */
  readonly objects: ObjectStore | null
  /** The other processes' disks, or null where there is but one process. */
  readonly remote: RemoteBytes | null
}

/** Reads from wherever the bytes lie: the own disk, the object store, another process. Appends and seals on the own disk alone. */
class ReachStore implements AppendStore {
  readonly create: AppendStore['create']
  readonly append: AppendStore['append']
  readonly seal: AppendStore['seal']
  readonly list: AppendStore['list']
  readonly recover: AppendStore['recover']

  constructor(private readonly parts: ReachStoreParts) {
    const { local } = parts
    this.create = (key) => local.create(key)
    this.append = (request) => local.append(request)
    this.seal = (request) => local.seal(request)
    this.list = () => local.list()
    this.recover = () => local.recover()
  }

  async stat(key: string): Promise<StoredStat | null> {
    const { local, objects, remote } = this.parts
    const here = await local.stat(key)
    if (here !== null) return here
    const object = (await objects?.stat(key)) ?? null
    if (object !== null) return { ...object, sealed: true, keyId: '' }
    return (await remote?.stat(key)) ?? null
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const { local, objects, remote } = this.parts
    return (
      (await local.read(key, range)) ?? (await objects?.read(key, range)) ?? (await remote?.read(key, range)) ?? null
    )
  }

  async delete(key: string): Promise<void> {
    await this.parts.objects?.delete(key)
    await this.parts.local.delete(key)
  }

  async close(): Promise<void> {
    await this.parts.local.close()
    await this.parts.objects?.close()
  }
}

/** An AppendStore over everything this process can reach. */
export function createReachStore(parts: ReachStoreParts): AppendStore {
  return new ReachStore(parts)
}
