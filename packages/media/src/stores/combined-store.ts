import type { Readable } from 'node:stream'
import { type AppendStore, assertStoreKey, type ByteRange, type StoredStat } from '../ports/append-store'
import { ObjectMismatchError, type ObjectStore } from '../ports/object-store'
import { BytesAwayError, type RemoteBytes } from '../ports/remote-bytes'

export interface ReachStoreParts {
  /** This process's own disk: all that grows and is sealed. */
  readonly local: AppendStore
  /** The configured object store, or null. */
  readonly objects: ObjectStore | null
  /** The other processes' disks, or null where there is but one process. */
  readonly remote: RemoteBytes | null
}

type Ask<Found> = (() => Promise<Found | null | undefined>) | undefined

/** An object store that fails has not said "there is none". That an object is damaged is an answer, and stays one. */
const asAway = (error: unknown): unknown =>
  error instanceof ObjectMismatchError || error instanceof BytesAwayError
    ? error
    : new BytesAwayError('The object store does not answer', { cause: error })

/** The first that has it. One that fails keeps none behind it from being asked, but then nobody may say "there is none". */
const firstFound = async <Found>(asks: readonly Ask<Found>[]): Promise<Found | null> => {
  let failure: unknown = null
  for (const ask of asks) {
    try {
      const found = await ask?.()
      if (found !== null && found !== undefined) return found
    } catch (error) {
      failure ??= asAway(error)
    }
  }
  if (failure !== null) throw failure
  return null
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
    if (here?.sealed === true) return here
    const askRemote = async (): Promise<StoredStat | null> => (await remote?.stat(key)) ?? null
    // What is open here may be a copy that was overtaken while this process was frozen: the owner, if another, knows.
    if (here !== null) return (await askRemote()) ?? here
    const askObjects = async (): Promise<StoredStat | null> => {
      const object = (await objects?.stat(key)) ?? null
      return object === null ? null : { ...object, sealed: true }
    }
    return firstFound([askObjects, askRemote])
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const { local, objects, remote } = this.parts
    const here = await local.stat(key)
    const readLocal = () => local.read(key, range)
    if (here?.sealed === true) {
      // Between the two calls the copy may have gone, because the object store has it.
      const stream = await readLocal()
      if (stream !== null) return stream
    }
    const askRemote = async () => remote?.read(key, range)
    if (here?.sealed === false) return (await askRemote()) ?? readLocal()
    return firstFound<Readable>([async () => objects?.read(key, range), askRemote])
  }

  /** Removes what lies here and in the object store, each even if the other fails. */
  async delete(key: string): Promise<void> {
    assertStoreKey(key)
    const outcomes = await Promise.allSettled([this.parts.objects?.delete(key), this.parts.local.delete(key)])
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
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
