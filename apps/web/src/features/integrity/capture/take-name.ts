import type { IntegrityReport } from '@candor/contract'

export type TakeId = Pick<IntegrityReport, 'sessionId' | 'answerId' | 'take'>

/** What a take's records are kept under. */
export const takeName = ({ sessionId, answerId, take }: TakeId): string => `${sessionId}/${answerId}-${take}`
