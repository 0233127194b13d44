import { type AppendStore, buildVirtualWebm, detectContainer, indexWebm, probeDuration } from '@candor/media'

/** How a stored recording is played: a header of our own, then the stored bytes from `bodyStart` on. */
export interface Recording {
  readonly header: Uint8Array
  readonly bodyStart: number
  /** Null where the bytes don't tell. */
  readonly durationMs: number | null
}

/** MP4 is measured in memory: a larger one is played without a known length. */
const maxProbedBytes = 256 * 1024 * 1024
const asStored = (durationMs: number | null): Recording => ({ header: new Uint8Array(0), bodyStart: 0, durationMs })

const readBytes = async (store: AppendStore, key: string, limit: number): Promise<Uint8Array> => {
  const stream = await store.read(key, { start: 0, endInclusive: limit - 1 })
  const blocks: Uint8Array[] = []
  if (stream !== null) for await (const block of stream) blocks.push(block)
  return new Uint8Array(Buffer.concat(blocks))
}

const describeWebm = async (store: AppendStore, key: string): Promise<Recording> => {
  const stream = await store.read(key)
  if (stream === null) return asStored(null)
  const virtual = buildVirtualWebm(await indexWebm(stream))
  return virtual === null ? asStored(null) : { ...virtual, durationMs: Math.round(virtual.durationMs) }
}

const describeMp4 = async (store: AppendStore, key: string, sizeBytes: number): Promise<Recording> => {
  if (sizeBytes > maxProbedBytes) return asStored(null)
  const { durationMs } = await probeDuration(await readBytes(store, key, sizeBytes))
  return asStored(durationMs === null ? null : Math.round(durationMs))
}

/** Reads a recording through once; WebM gets the duration and the cues that recorders leave out. */
export const describeRecording = async (
  store: AppendStore,
  stored: { readonly key: string; readonly sizeBytes: number },
): Promise<Recording> => {
  if (stored.sizeBytes === 0) return asStored(null)
  const container = detectContainer(await readBytes(store, stored.key, 12))
  switch (container) {
    case 'webm':
      return describeWebm(store, stored.key)
    case 'mp4':
      return describeMp4(store, stored.key, stored.sizeBytes)
    case 'unknown':
      return asStored(null)
  }
}
