import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import {
  ebmlId,
  encodeElement,
  encodeId,
  encodeUnsigned,
  readElementHeader,
} from '../../packages/media/src/container/ebml'

const fixture = new URL('../../packages/media/fixtures/chromium-vp8-opus.webm', import.meta.url)
const unknownSize = Uint8Array.of(0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)

interface Block {
  /** Time since the beginning of the fixture. */
  readonly timeMs: number
  /** Track, relative time, flags, frame: the payload of a SimpleBlock. */
  readonly payload: Uint8Array
  readonly isVideo: boolean
}

interface Template {
  /** Everything before the first cluster, as Chromium wrote it. */
  readonly head: Uint8Array
  readonly clusters: readonly { readonly timeMs: number; readonly blocks: readonly Block[] }[]
  readonly lengthMs: number
}

const parseUnsigned = (bytes: Uint8Array): number => bytes.reduce((value, byte) => value * 256 + byte, 0)
const isVideoTrack = (bytes: Uint8Array): boolean => ((bytes[0] ?? 0) & 0x7f) === 2

interface Element {
  readonly id: number
  readonly at: number
  readonly payload: Uint8Array
}

const containerIds: ReadonlySet<number> = new Set([ebmlId.segment, ebmlId.cluster])

/** Yields all elements in order. Containers come without their payload. */
function* readElements(bytes: Uint8Array): Generator<Element> {
  for (let at = 0; at < bytes.byteLength; ) {
    const header = readElementHeader(bytes, at)
    if (typeof header === 'string') return
    const start = at + header.headerBytes
    const end = containerIds.has(header.id) ? start : start + (header.sizeBytes ?? 0)
    yield { id: header.id, at, payload: bytes.subarray(start, end) }
    at = end
  }
}

const createBlock = (clusterMs: number, payload: Uint8Array): Block => {
  const relativeMs = new DataView(payload.buffer, payload.byteOffset).getInt16(1)
  return { timeMs: clusterMs + relativeMs, payload, isVideo: isVideoTrack(payload) }
}

/** Splits the fixture, a Chromium recording whose clusters contain only timestamps and simple blocks. */
const readTemplate = async (): Promise<Template> => {
  const bytes = new Uint8Array(await readFile(fixture))
  const clusters: { timeMs: number; blocks: Block[] }[] = []
  const elements = [...readElements(bytes)]
  for (const { id, payload } of elements) {
    if (id === ebmlId.cluster) clusters.push({ timeMs: 0, blocks: [] })
    const cluster = clusters.at(-1)
    if (cluster !== undefined && id === ebmlId.timestamp) cluster.timeMs = parseUnsigned(payload)
    if (cluster !== undefined && id === ebmlId.simpleBlock) cluster.blocks.push(createBlock(cluster.timeMs, payload))
  }
  const headBytes = elements.find(({ id }) => id === ebmlId.cluster)?.at ?? 0
  const lastMs = Math.max(...clusters.flatMap(({ blocks }) => blocks.map(({ timeMs }) => timeMs)))
  return { head: bytes.subarray(0, headBytes), clusters, lengthMs: lastMs + 20 }
}

/** Computes how many bytes to append to each picture for the wanted size. VP8 ignores such bytes. */
const computePadBytes = (
  template: Template,
  wanted: { readonly minutes: number; readonly sizeBytes: number },
): number => {
  const rounds = (wanted.minutes * 60_000) / template.lengthMs
  const blocks = template.clusters.flatMap((cluster) => cluster.blocks)
  const ownBytes = blocks.reduce((sum, { payload }) => sum + payload.byteLength + 5, 0)
  const pictures = blocks.filter(({ isVideo }) => isVideo).length
  return Math.max(0, Math.round((wanted.sizeBytes / rounds - ownBytes) / pictures))
}

export interface LongRecording {
  readonly path: string
  readonly sizeBytes: number
  readonly durationMs: number
  readonly sha256: string
}

/**
 * Makes a long recording from a few recorded seconds: repeats Chromium's clusters with later timestamps. Like Chromium, it writes
 * unknown sizes and neither duration nor cues.
 */
export const makeLongRecording = async (
  path: string,
  wanted: { readonly minutes: number; readonly sizeBytes: number; readonly seed: number },
): Promise<LongRecording> => {
  const template = await readTemplate()
  const padBytes = computePadBytes(template, wanted)
  const pad = new Uint8Array(padBytes).map((_, at) => (at * 31 + wanted.seed * 17) % 251)
  const hash = createHash('sha256')
  const file = await open(path, 'w')
  let sizeBytes = 0
  const write = async (bytes: Uint8Array): Promise<void> => {
    hash.update(bytes)
    await file.write(bytes)
    sizeBytes += bytes.byteLength
  }
  await write(template.head)
  let startMs = 0
  for (; startMs < wanted.minutes * 60_000; startMs += template.lengthMs) {
    for (const { timeMs, blocks } of template.clusters) {
      const head = [
        encodeId(ebmlId.cluster),
        unknownSize,
        encodeElement(ebmlId.timestamp, encodeUnsigned(startMs + timeMs, 4)),
      ]
      const body = blocks.map(({ payload, isVideo }) =>
        encodeElement(ebmlId.simpleBlock, payload, isVideo ? pad : new Uint8Array(0)),
      )
      await write(Buffer.concat([...head, ...body]))
    }
  }
  await file.close()
  return { path, sizeBytes, durationMs: startMs, sha256: hash.digest('base64') }
}
