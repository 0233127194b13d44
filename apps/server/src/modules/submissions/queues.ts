import { z } from 'zod'

export const mailSubmittedQueue = 'mail-submitted'
export const zMailSubmitted = z.object({ submissionId: z.uuid() })
