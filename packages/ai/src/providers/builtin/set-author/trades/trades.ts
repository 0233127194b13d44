import { CARE_TRADES } from './care-trades'
import { MARKET_TRADES } from './market-trades'
import { OFFICE_TRADES } from './office-trades'
import { TECHNICAL_TRADES } from './technical-trades'
import type { Trade } from './trade-types'

export const TRADES: readonly Trade[] = [...OFFICE_TRADES, ...MARKET_TRADES, ...TECHNICAL_TRADES, ...CARE_TRADES]

/** The trade that an occupation's code belongs to: the longest matching beginning decides. */
export function findTrade(code: string): Trade | null {
  const matches = TRADES.flatMap((entry) =>
    entry.codes.filter((start) => code.startsWith(start)).map((start) => ({ entry, length: start.length })),
  )
  return matches.sort((a, b) => b.length - a.length)[0]?.entry ?? null
}
