/** One recorder's stream: a reload or a change of device begins the next segment of the same answer. */
export interface SegmentId {
  sessionId: string
  answerId: string
  take: number
  segmentIndex: number
}

/** What must be known of a segment to upload it, even by a page that did not record it. Kept beside the bytes. */
export interface Sidecar extends SegmentId {
  mime: string
  /** Milliseconds since the answer's recording began. */
  startOffsetMs: number
  /** By this device's clock: only to reckon the next segment's offset. */
  startedAtMs: number
  /** The server has sealed it; the bytes are gone from here. */
  isSealed: boolean
  sizeBytes: number
}

const NAME = /^([0-9a-f-]{36})-(\d{1,4})-(\d{1,3})\.(bin|json)$/

/** "<answer>-<take>-<segment>": the file's name without its ending, and the key within the session. */
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
 * The sidecar of a file that was found. A torn one (the machine went down while it was written) is made good from the file's name
 * and first bytes, so that no recording is lost for want of its label.
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
  /** When the answer's recording began. */
  answerStartedAtMs: number
}

/** Where a new recorder goes on within its answer: behind all segments there are, by the time since the first one began. */
export function nextSegment(
  known: readonly Sidecar[],
  take: { answerId: string; take: number },
  nowMs: number,
): NextSegment {
  const same = known.filter((sidecar) => sidecar.answerId === take.answerId && sidecar.take === take.take)
  const starts = same.map((sidecar) => sidecar.startedAtMs - sidecar.startOffsetMs).filter((at) => at > 0)
  const answerStartedAtMs = starts.length === 0 ? nowMs : Math.min(nowMs, ...starts)
  return {
    segmentIndex: Math.max(-1, ...same.map((sidecar) => sidecar.segmentIndex)) + 1,
    startOffsetMs: Math.max(0, Math.round(nowMs - answerStartedAtMs)),
    answerStartedAtMs,
  }
}
