import { z } from 'zod'

export const deleteSubmissionsQueue = 'delete-submissions'
export const zDeleteSubmissions = z.object({ deletionId: z.uuid() })
export type DeleteSubmissionsJob = z.infer<typeof zDeleteSubmissions>

export const eraseUnsubmittedQueue = 'erase-unsubmitted'
export const zEraseUnsubmitted = z.object({ sessionId: z.uuid() })
export type EraseUnsubmittedJob = z.infer<typeof zEraseUnsubmitted>
