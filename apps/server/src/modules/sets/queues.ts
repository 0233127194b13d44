import { z } from 'zod'

export const mailIntervieweesQueue = 'mail-interviewees'

export const zMailInterviewees = z.object({ setId: z.uuid() })
