import type { IntegrityReport } from '@candor/contract'
import { presentTakeSignals } from '@candor/domain'
import type { TakePart } from './part-store'

/** The counts of one take, in the form that is sent. */
export const createReport = ({ sessionId, answerId, take, counts, durationMs }: TakePart): IntegrityReport => ({
  ...{ sessionId, answerId, take },
  ...presentTakeSignals(counts, durationMs),
  availability: 'available',
})
