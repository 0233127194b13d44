import { z } from 'zod'

/** Appends the records of an organization that are due to its chain. */
export const appendRecordsQueue = 'append-records'
export const zAppendRecords = z.object({ organizationId: z.uuid() })
export type AppendRecords = z.infer<typeof zAppendRecords>
