/** One recorder's stream. A reload or a change of device begins the next segment of the same answer. */
export interface SegmentId {
  sessionId: string
  answerId: string
  take: number
  segmentIndex: number
}

/** What a page needs to upload a segment that it did not record. Stored next to the bytes. */
export interface Sidecar extends SegmentId {
  mime: string
  /** Milliseconds since the answer's recording began. */
  startOffsetMs: number
  /** By this device's clock, only to compute the next segment's offset. */
  startedAtMs: number
  /** Final on the server; the bytes were deleted here. */
  isSealed: boolean
  sizeBytes: number
  /** Above 0: the device was full, and memory up to here was released. Only the server has these bytes. */
  releasedBytes: number
  /** A spare is recorded while the answer is being committed. It joins the answer only if the commit is refused. */
  isSpare: boolean
}

const NAME = /^([0-9a-f-]{36})-(\d{1,4})-(\d{1,3})\.(bin|json)$/

/** "<answer>-<take>-<segment>": the file name without its extension, and the key within the session. */
export const segmentName = ({ answerId, take, segmentIndex }: SegmentId): string =>
  `${answerId}-${take}-${segmentIndex}`

export const segmentKey = (id: SegmentId): string => `${id.sessionId}/${segmentName(id)}`

export function parseSegmentFile(sessionId: string, file: string): (SegmentId & { ending: string }) | null {
  const [, answerId, take, segmentIndex, ending] = NAME.exec(file) ?? []
  if (answerId === undefined || ending === undefined) return null
  return { sessionId, answerId, take: Number(take), segmentIndex: Number(segmentIndex), ending }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const asNumber = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

/** First bytes of a WebM; everything else we record is MP4. */
const isWebm = (head: Uint8Array): boolean =>
  head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3

/**
 * Reads the sidecar of a file that was found. One that a crash left incomplete is restored from the file's name and first
 * bytes, so that no recording is lost.
 */
export function readSidecar(id: SegmentId, json: string | null, head: Uint8Array): Sidecar {
  const value = parse(json)
  const { sessionId, answerId, take, segmentIndex } = id
  return {
    sessionId,
    answerId,
    take,
    segmentIndex,
    mime: typeof value.mime === 'string' ? value.mime : isWebm(head) ? 'video/webm' : 'video/mp4',
    startOffsetMs: asNumber(value.startOffsetMs, 0),
    startedAtMs: asNumber(value.startedAtMs, 0),
    isSealed: value.isSealed === true,
    sizeBytes: asNumber(value.sizeBytes, 0),
    releasedBytes: asNumber(value.releasedBytes, 0),
    isSpare: value.isSpare === true,
  }
}

function parse(json: string | null): Record<string, unknown> {
  if (json === null) return {}
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

export interface NextSegment {
  segmentIndex: number
  startOffsetMs: number
  /** The time at which the answer's recording began. */
  answerStartedAtMs: number
}

/** The server accepts no later offset: it would come from a clock that was changed. */
const LATEST_START_MS = 47 * 60 * 60 * 1000

/** What the server knows of a take. It knows more than this device if another device began the take. */
export interface KnownTake {
  segmentCount: number
  /** Since the question was asked, by the server's clock. */
  askedForMs: number
}

interface TakePosition {
  answerId: string
  take: number
  known: KnownTake
}

/** Places a new recorder in its answer: after all known segments, by the time since the first one began. */
export function placeNextSegment(known: readonly Sidecar[], take: TakePosition, nowMs: number): NextSegment {
  const same = known.filter((sidecar) => sidecar.answerId === take.answerId && sidecar.take === take.take)
  const startOffsetMs = same.length === 0 ? getFirstOffset(take.known) : getNextOffset(same, nowMs)
  return {
    segmentIndex: Math.max(take.known.segmentCount - 1, ...same.map((sidecar) => sidecar.segmentIndex)) + 1,
    startOffsetMs,
    answerStartedAtMs: nowMs - startOffsetMs,
  }
}

/** Recordings of another device are placed before this one. */
const getFirstOffset = ({ segmentCount, askedForMs }: KnownTake): number =>
  segmentCount === 0 ? 0 : Math.min(LATEST_START_MS, Math.max(0, Math.round(askedForMs)))

/** If the clock was changed between two visits, the segment is placed right after the last one. */
function getNextOffset(same: readonly Sidecar[], nowMs: number): number {
  const starts = same.map((sidecar) => sidecar.startedAtMs - sidecar.startOffsetMs).filter((at) => at > 0)
  const lastOffsetMs = Math.max(...same.map((sidecar) => sidecar.startOffsetMs))
  const byClockMs = Math.round(nowMs - Math.min(nowMs, ...starts))
  return byClockMs > LATEST_START_MS || byClockMs <= lastOffsetMs ? lastOffsetMs + 1 : byClockMs
}
