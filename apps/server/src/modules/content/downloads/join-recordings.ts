import type { Joined, JoinSegment, JoinTarget } from '@candor/media'

/** Joins segments into one file, in a worker. */
export type JoinRecordings = (parts: readonly (readonly JoinSegment[])[], target: JoinTarget) => Promise<Joined>
