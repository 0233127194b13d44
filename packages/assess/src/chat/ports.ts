import type { Maker } from '@candor/contract'
import type { z } from 'zod'

/** One question to a language model. It is complete: the sender adds nothing. */
export interface ChatModelCall<T> {
  /** Our own words. It never has words of people. */
  readonly system: string
  /** JSON; what people said or asked is in here as data, and only here. */
  readonly prompt: string
  readonly schema: z.ZodType<T>
  readonly maxOutputTokens: number
}

/** Asks the model. Rejects with the provider's own error. `producedBy` is `<adapter id>/<model>`. */
export type AskChatModel = <T>(call: ChatModelCall<T>) => Promise<{ readonly value: T; readonly producedBy: string }>

export const builtin: Maker = { kind: 'builtin' }
