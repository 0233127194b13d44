import { nextSegment, type Sidecar } from '../spool/segment-name'
import type { SpoolClient } from '../spool/spool-client'
import { chooseMime } from './choose-mime'
import { type SegmentRecorder, startSegment } from './segment-recorder'

export interface TakeId {
  sessionId: string
  answerId: string
  take: number
}

export interface Recorded {
  segmentCount: number
  /** From the answer's first recorded moment to its last, by this device's clock. */
  durationMs: number
}

export interface AnswerRecorder {
  answerStartedAtMs: number
  stop: () => Promise<Recorded>
}

interface Parts {
  stream: MediaStream
  client: SpoolClient
  nowMs: () => number
  /** The recorder ended by itself; another call goes on with the next segment. */
  onBroken: () => void
}

/** Starts the next segment of an answer; null where this browser records nothing or the recorder can't start. */
export function recordAnswer(id: TakeId, parts: Parts): AnswerRecorder | null {
  const mime = 'MediaRecorder' in globalThis ? chooseMime((one) => MediaRecorder.isTypeSupported(one)) : null
  if (mime === null) return null
  const { client, nowMs } = parts
  const { segmentIndex, startOffsetMs, answerStartedAtMs } = nextSegment(client.sidecars(), id, nowMs())
  let sidecar: Sidecar | null = null
  let recorder: SegmentRecorder
  try {
    recorder = startSegment(parts.stream, mime, {
      onSlice: (bytes) => {
        if (sidecar) client.append(sidecar, bytes)
      },
      onBroken: () => {
        if (sidecar) client.finish(sidecar)
        parts.onBroken()
      },
    })
  } catch {
    return null
  }
  sidecar = {
    ...id,
    segmentIndex,
    startOffsetMs,
    mime: recorder.mime,
    startedAtMs: nowMs(),
    isSealed: false,
    sizeBytes: 0,
  }
  client.begin(sidecar)
  return {
    answerStartedAtMs,
    stop: async () => {
      const durationMs = Math.max(0, Math.round(nowMs() - answerStartedAtMs))
      await recorder.stop()
      if (sidecar) client.finish(sidecar)
      return { segmentCount: segmentIndex + 1, durationMs }
    },
  }
}
