import { describe, expect, it } from 'vitest'
import { costMicroUsd, nothingUsed, type PriceList } from './price-list'

const none: PriceList = {
  inputUsdPerMtok: null,
  outputUsdPerMtok: null,
  speechToTextUsdPerMinute: null,
  textToSpeechUsdPerMchar: null,
}

describe('what a call costs', () => {
  it('computes the cost from tokens, minutes and characters', () => {
    const model = { ...none, inputUsdPerMtok: 3, outputUsdPerMtok: 15 }
    expect(costMicroUsd(model, { ...nothingUsed, inputTokens: 2_000, outputTokens: 100 })).toBe(7_500)
    expect(costMicroUsd({ ...none, speechToTextUsdPerMinute: 0.006 }, { ...nothingUsed, audioMs: 90_000 })).toBe(9_000)
    expect(costMicroUsd({ ...none, textToSpeechUsdPerMchar: 15 }, { ...nothingUsed, characters: 200 })).toBe(3_000)
  })

  it('reports an unknown cost only when a price is missing for something that was used', () => {
    const half = { ...none, inputUsdPerMtok: 3 }
    expect(costMicroUsd(half, { ...nothingUsed, inputTokens: 10, outputTokens: 1 })).toBeNull()
    expect(costMicroUsd(half, { ...nothingUsed, inputTokens: 10 })).toBe(30)
    expect(costMicroUsd(none, nothingUsed)).toBe(0)
  })
})
