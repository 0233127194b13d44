/*
 * What the harness knows of the recordings without asking the product's own stores: it stands between the recorder and the
 * page, and hears what the page and its worker tell one another.
 */

/** News from a page, in the order in which they happened there. */
export type PageNews =
  /** A recorder gave out a slice; `at` counts the recorder's slices. */
  | {
      readonly type: 'emitted'
      readonly page: string
      readonly recorder: number
      readonly at: number
      readonly base64: string
    }
  /** This recorder writes this segment. A spare is part of an answer only once its worker says so. */
  | {
      readonly type: 'begun'
      readonly page: string
      readonly recorder: number
      readonly key: string
      readonly isSpare: boolean
    }
  /** No more will come, and all of it was handed to the worker. */
  | { readonly type: 'finished'; readonly key: string }
  /** A spare that was not needed: nothing of it is to be kept, and another recorder may have its name. */
  | { readonly type: 'discarded'; readonly key: string }
  /** The worker has so many bytes of the segment flushed to the device; it is no spare, or no longer one. */
  | { readonly type: 'kept'; readonly key: string; readonly keptBytes: number }

export interface Truth {
  readonly key: string
  /** Slices in the recorder's order, as far as they were heard. */
  readonly slices: readonly Buffer[]
  readonly keptBytes: number
  /** What lay on the device at some moment, read from there. */
  readonly snapshots: readonly Buffer[]
  readonly isFinished: boolean
  /** Its page was killed or lost the session before all of it was kept: only what was kept is promised. */
  readonly isTorn: boolean
}

interface Entry {
  slices: (Buffer | undefined)[]
  key: string | null
}

interface Standing {
  keptBytes: number
  snapshots: Buffer[]
  isFinished: boolean
  isTorn: boolean
  /** Begun as part of an answer, or said by a worker to be one; a spare is neither. */
  isPart: boolean
}

const fresh = (isPart: boolean): Standing => ({
  keptBytes: 0,
  snapshots: [],
  isFinished: false,
  isTorn: false,
  isPart,
})

const DISCARDED = 'discarded'
/** Slices come every half second; on a busy machine a good deal later. */
const RECORDING_MS = 2_000

const sizeOf = (slices: readonly Buffer[]): number => slices.reduce((sum, { length }) => sum + length, 0)

const hasBytes = (standing: Standing | undefined): boolean =>
  standing?.isPart === true && (standing.keptBytes > 0 || standing.snapshots.some(({ length }) => length > 0))

/** Collects the truth over a whole run, through any number of pages and browsers. */
export const createWitness = () => {
  const recorders = new Map<string, Entry>()
  const standings = new Map<string, Standing>()
  const recorderOf = (page: string, recorder: number): Entry => {
    const id = `${page}/${recorder}`
    const known = recorders.get(id) ?? { slices: [], key: null }
    recorders.set(id, known)
    return known
  }
  const standingOf = (key: string): Standing => {
    const known = standings.get(key) ?? fresh(false)
    standings.set(key, known)
    return known
  }
  const slicesOf = (key: string): Buffer[] => {
    const slices = [...recorders.values()].find((entry) => entry.key === key)?.slices ?? []
    // A kill may swallow the news of one slice; what comes behind it then has no known place.
    const known: Buffer[] = []
    for (const slice of slices) {
      if (slice === undefined) break
      known.push(slice)
    }
    return known
  }
  const clashes: string[] = []
  const drop = (key: string): void => {
    standings.delete(key)
    for (const entry of recorders.values()) if (entry.key === key) entry.key = DISCARDED
  }
  const begin = (entry: Entry, key: string, isSpare: boolean): void => {
    // A page that was killed before it kept a byte of a segment has left no trace of it: the next one gives out its number again.
    if (hasBytes(standings.get(key))) clashes.push(key)
    else drop(key)
    entry.key = key
    standings.set(key, fresh(!isSpare))
  }
  let emittedAtMs = Number.NEGATIVE_INFINITY
  const hear = (news: PageNews): void => {
    switch (news.type) {
      case 'emitted':
        emittedAtMs = performance.now()
        recorderOf(news.page, news.recorder).slices[news.at] = Buffer.from(news.base64, 'base64')
        return
      case 'begun':
        begin(recorderOf(news.page, news.recorder), news.key, news.isSpare)
        return
      case 'discarded':
        drop(news.key)
        return
      case 'finished':
        standingOf(news.key).isFinished = true
        return
      case 'kept': {
        const standing = standingOf(news.key)
        standing.isPart = true
        standing.keptBytes = Math.max(standing.keptBytes, news.keptBytes)
      }
    }
  }
  return {
    hear,
    /** What was found on the device, read from there. */
    saw: (key: string, bytes: Buffer): void => {
      standingOf(key).snapshots.push(bytes)
    },
    /** Every page is gone, or has lost the session, at this moment: what was not kept yet is not promised. */
    tear: (): void => {
      for (const [key, standing] of standings) {
        const isKept = standing.isFinished && standing.keptBytes >= sizeOf(slicesOf(key))
        if (!isKept) standing.isTorn = true
      }
    },
    /** Every segment that is part of an answer. */
    read: (): Truth[] =>
      [...standings]
        .filter(([, { isPart }]) => isPart)
        .map(([key, { isPart: _isPart, ...standing }]) => ({ key, slices: slicesOf(key), ...standing })),
    /** Two recorders that were given one segment: their streams would lie in one file. */
    clashes: (): readonly string[] => clashes,
    /** Something was given out just now. */
    isRecording: (): boolean => performance.now() - emittedAtMs < RECORDING_MS,
    keptBytes: (): number => [...standings.values()].reduce((sum, { keptBytes }) => sum + keptBytes, 0),
    /** Recorders whose segment was never heard of: the harness would be blind to them. */
    namelessCount: (): number =>
      [...recorders.values()].filter(({ key, slices }) => key === null && slices.length > 0).length,
  }
}
export type Witness = ReturnType<typeof createWitness>
