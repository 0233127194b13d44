/** The operator's prices in US dollars; null: no price is set, and no cost is computed. */
export interface PriceList {
  readonly inputUsdPerMtok: number | null
  readonly outputUsdPerMtok: number | null
  readonly speechToTextUsdPerMinute: number | null
  readonly textToSpeechUsdPerMchar: number | null
}

export interface Amounts {
  readonly inputTokens: number
  readonly outputTokens: number
  readonly audioMs: number
  readonly characters: number
}

export const nothingUsed: Amounts = { inputTokens: 0, outputTokens: 0, audioMs: 0, characters: 0 }

/** A dollar a million is a millionth of a dollar each, so that these need no factor. */
const perMillion = (amount: number, usd: number | null) => (usd === null ? null : amount * usd)

/** Millionths of a US dollar; null where a price is missing for something that was used. */
export function costMicroUsd(prices: PriceList, amounts: Amounts): number | null {
  const minuteUsd = prices.speechToTextUsdPerMinute
  const parts = [
    [amounts.inputTokens, perMillion(amounts.inputTokens, prices.inputUsdPerMtok)],
    [amounts.outputTokens, perMillion(amounts.outputTokens, prices.outputUsdPerMtok)],
    [amounts.characters, perMillion(amounts.characters, prices.textToSpeechUsdPerMchar)],
    [amounts.audioMs, minuteUsd === null ? null : (amounts.audioMs / 60_000) * minuteUsd * 1_000_000],
  ] as const
  let total = 0
  for (const [amount, cost] of parts) {
    if (amount > 0 && cost === null) return null
    total += cost ?? 0
  }
  return Math.round(total)
}
