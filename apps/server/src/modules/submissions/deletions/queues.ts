import { z } from 'zod'

export const deleteSubmissionsQueue = 'delete-submissions'
export const zDeleteSubmissions = z.object({ deletionId: z.uuid() })
export type DeleteSubmissionsJob = z.infer<typeof zDeleteSubmissions>
