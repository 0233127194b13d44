import type { AskJudge, JudgeDeps } from './ports'

/**
 * Tells `onWaiting` whenever every sample under way waits for the model. Between two answers the judge only computes,
 * so it has then asked all that it can ask.
 */
export function trackWaiting({ ask, onWaiting }: Pick<JudgeDeps, 'ask' | 'onWaiting'>, sampleCount: number) {
  const keys = new Set<string>()
  let running = sampleCount
  const report = (): void => {
    if (running > 0 && keys.size === running) onWaiting?.([...keys])
  }
  const trackedAsk: AskJudge = async (call) => {
    const reply = ask(call)
    keys.add(call.key)
    report()
    try {
      return await reply
    } finally {
      keys.delete(call.key)
    }
  }
  return {
    ask: trackedAsk,
    /** Call this once for each sample that ends, with or without success. */
    endSample: (): void => {
      running -= 1
      report()
    },
  }
}
