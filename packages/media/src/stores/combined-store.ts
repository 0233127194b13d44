import type { Readable } from 'node:stream'
import { type AppendStore, assertStoreKey, type ByteRange, type StoredStat } from '../ports/append-store'
import { ObjectMismatchError, type ObjectStore } from '../ports/object-store'
import { BytesUnavailableError, type RemoteBytes } from '../ports/remote-bytes'

export interface CombinedStoreParts {
  /** This process's disk, to which recordings are appended and where they are sealed. */
  readonly local: AppendStore
  /** The configured object store, or null. */
  readonly objects: ObjectStore | null
  /** The other processes' disks, or null with a single process. */
  readonly remote: RemoteBytes | null
}

type Lookup<Found> = (() => Promise<Found | null | undefined>) | undefined

/** A failing object store has not reported the object as missing. A damaged object is a result and stays one. */
const toUnavailableError = (error: unknown): unknown =>
  error instanceof ObjectMismatchError || error instanceof BytesUnavailableError
    ? error
    : new BytesUnavailableError('The object store does not respond', { cause: error })

/** Returns the first result. A failed lookup does not stop the next ones, but then the bytes may not be reported as missing. */
const findFirst = async <Found>(lookups: readonly Lookup<Found>[]): Promise<Found | null> => {
  let failure: unknown = null
  for (const lookup of lookups) {
    try {
      const found = await lookup?.()
      if (found !== null && found !== undefined) return found
    } catch (error) {
      failure ??= toUnavailableError(error)
    }
  }
  if (failure !== null) throw failure
  return null
}

/** Reads from the local disk, the object store or another process. Appends and seals on the local disk only. */
class CombinedStore implements AppendStore {
  readonly create: AppendStore['create']
  readonly append: AppendStore['append']
  readonly seal: AppendStore['seal']
  readonly list: AppendStore['list']
  readonly recover: AppendStore['recover']
  readonly findSeal: AppendStore['findSeal']

  constructor(private readonly parts: CombinedStoreParts) {
    const { local } = parts
    this.create = (key) => local.create(key)
    this.append = (request) => local.append(request)
    this.seal = (request) => local.seal(request)
    this.list = () => local.list()
    this.recover = () => local.recover()
    this.findSeal = (key) => local.findSeal(key)
  }

  async stat(key: string): Promise<StoredStat | null> {
    const { local, objects, remote } = this.parts
    const localStat = await local.stat(key)
    if (localStat?.sealed === true) return localStat
    const lookUpRemote = async (): Promise<StoredStat | null> => (await remote?.stat(key)) ?? null
    // An unsealed local copy may be outdated if another process took over while this one was frozen; the owner knows.
    if (localStat !== null) return (await lookUpRemote()) ?? localStat
    const lookUpObject = async (): Promise<StoredStat | null> => {
      const object = (await objects?.stat(key)) ?? null
      return object === null ? null : { ...object, sealed: true }
    }
    return findFirst([lookUpObject, lookUpRemote])
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    const { local, objects, remote } = this.parts
    const localStat = await local.stat(key)
    const readLocal = () => local.read(key, range)
    if (localStat?.sealed === true) {
      // The copy may have been moved to the object store between the two calls.
      const stream = await readLocal()
      if (stream !== null) return stream
    }
    const lookUpRemote = async () => remote?.read(key, range)
    if (localStat?.sealed === false) return (await lookUpRemote()) ?? readLocal()
    return findFirst<Readable>([async () => objects?.read(key, range), lookUpRemote])
  }

  /** Deletes the local copy and the object, each even if the other fails. */
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

/** Creates an AppendStore over all places that this process can read from. */
export function createCombinedStore(parts: CombinedStoreParts): AppendStore {
  return new CombinedStore(parts)
}
