import { z } from 'zod'

export const sendStageMailsQueue = 'send-stage-mails'

export const zSendStageMails = z.object({ moveId: z.uuid() })
