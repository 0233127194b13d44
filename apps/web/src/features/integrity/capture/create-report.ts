import type { IntegrityReport } from '@candor/contract'
import { signalsOf } from '@candor/domain'
import type { TakePart } from './part-store'

/** What was counted of a take, as it is told. */
export const createReport = ({ sessionId, answerId, take, counts, durationMs }: TakePart): IntegrityReport => ({
  ...{ sessionId, answerId, take },
  ...signalsOf(counts, durationMs),
  availability: 'available',
})
