import type { AskJudge } from './ports'

export interface CallCount {
  readonly calls: number
  readonly inputTokens: number
  readonly outputTokens: number
  /** Of the first answer; undefined: nothing was asked. */
  readonly producedBy: string | undefined
}

/** Counts what an interview asks of the model, repairs included. */
export function countCalls(ask: AskJudge): { ask: AskJudge; getCount: () => CallCount } {
  let count: CallCount = { calls: 0, inputTokens: 0, outputTokens: 0, producedBy: undefined }
  return {
    ask: async (call) => {
      const reply = await ask(call)
      count = {
        calls: count.calls + 1,
        inputTokens: count.inputTokens + reply.inputTokens,
        outputTokens: count.outputTokens + reply.outputTokens,
        producedBy: count.producedBy ?? reply.producedBy,
      }
      return reply
    },
    getCount: () => count,
  }
}
