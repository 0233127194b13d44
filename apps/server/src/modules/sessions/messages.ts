import { digitalSourceTypes, messageRoles, messageTypes } from '@candor/contract'
import type { SayEffect } from '@candor/domain'
import { z } from 'zod'

/** A chat history entry as the journal keeps it. */
const zMessage = z.object({
  role: z.enum(messageRoles),
  messageType: z.enum(messageTypes),
  content: z.string(),
  turn: z.number(),
  digitalSource: z.enum(digitalSourceTypes).optional(),
})
export type Message = z.infer<typeof zMessage>

export const readMessage = (payload: unknown): Message => zMessage.parse(payload)
export const createMessage = (say: SayEffect, content: string): Message => ({
  role: say.role,
  messageType: say.messageType,
  content,
  turn: say.turn,
  ...(say.digitalSource && { digitalSource: say.digitalSource }),
})
