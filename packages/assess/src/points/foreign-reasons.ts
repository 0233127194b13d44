import type { DropReason } from '../normalize/unit'

/** Words that are not the candidate's own, or were counted elsewhere. */
export const foreignReasons: ReadonlySet<DropReason | null> = new Set<DropReason>(['injection', 'duplicate', 'echo'])
