import { createHash } from 'node:crypto'
import {
  type AppendStore,
  BytesUnavailableError,
  DamagedBytesError,
  JoinError,
  type JoinTarget,
  openStoredMedia,
} from '@candor/media'
import { AppError, notFound } from '../../../platform/errors'
import type { DerivedFile, DerivedFiles } from './derived-files'
import type { JoinRecordings } from './join-recordings'
import type { VideoPlan } from './plan-video'

export interface JoinedVideosParts {
  readonly store: Pick<AppendStore, 'read'>
  readonly files: DerivedFiles
  readonly joinRecordings: JoinRecordings
  /** Free share of the disk. Incoming recordings have priority. */
  readonly freeDiskShare: () => Promise<number>
  readonly leastFreeShare: number
}

/** Changes when the same segments are joined in another way. */
const joinVersion = 1

const hashPlan = ({ parts }: VideoPlan): string => {
  const segments = parts.map((part) => part.map(({ sha256, startOffsetMs }) => [sha256, startOffsetMs]))
  return createHash('sha256')
    .update(JSON.stringify([joinVersion, segments]))
    .digest('hex')
}

const toAppError = (error: unknown): unknown => {
  if (error instanceof BytesUnavailableError) return new AppError('RECORDING_UNAVAILABLE')
  if (error instanceof DamagedBytesError) return new AppError('RECORDING_DAMAGED')
  if (!(error instanceof JoinError)) return error
  return error.code === 'differ' ? new AppError('RECORDINGS_DIFFER') : notFound()
}

/** Videos of several segments: each is made once for all concurrent callers, and cached for later ones. */
export const createJoinedVideos = (parts: JoinedVideosParts) => {
  const underWay = new Map<string, Promise<DerivedFile>>()

  const segmentsOf = (plan: VideoPlan) =>
    plan.parts.map((part) =>
      part.map(({ storageKey, sizeBytes, startOffsetMs, durationMs }) => ({
        media: openStoredMedia(parts.store, { key: storageKey, sizeBytes: sizeBytes ?? 0 }),
        startMs: startOffsetMs,
        durationMs,
      })),
    )

  const make = async (plan: VideoPlan, hash: string): Promise<DerivedFile> => {
    const found = await parts.files.find(plan.organizationId, hash)
    if (found !== null) return found
    if ((await parts.freeDiskShare()) < parts.leastFreeShare) throw new AppError('UNAVAILABLE')
    try {
      const join = async (target: JoinTarget) => (await parts.joinRecordings(segmentsOf(plan), target)).container
      const made = await parts.files.make(plan.organizationId, hash, join)
      await parts.files.sweep()
      return made
    } catch (error) {
      throw toAppError(error)
    }
  }

  return {
    /** The video is made even if the caller disconnects. */
    get(plan: VideoPlan): Promise<DerivedFile> {
      const hash = hashPlan(plan)
      const key = `${plan.organizationId} ${hash}`
      const known = underWay.get(key)
      if (known !== undefined) return known
      const made = make(plan, hash).finally(() => underWay.delete(key))
      underWay.set(key, made)
      return made
    },
  }
}
export type JoinedVideos = ReturnType<typeof createJoinedVideos>
