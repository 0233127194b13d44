import type { Bilingual } from '../bank/bank-types'
import { type PointPairs, splitPairs } from '../frames/frame-types'

/** A group of occupations that work with the same things: what their answers are heard by, and their usual duties in Vietnamese. */
export interface Trade {
  readonly id: string
  /** Beginnings of the codes of the Standard Occupational Classification; the longest one decides. */
  readonly codes: readonly string[]
  readonly points: Bilingual<readonly string[]>
  readonly vietnameseDuties: readonly string[]
}

interface TradeTexts {
  readonly points: PointPairs
  readonly duties: string
}

export const trade = (id: string, codes: string, { points, duties }: TradeTexts): Trade => ({
  id,
  codes: codes.split(' '),
  points: splitPairs(points),
  vietnameseDuties: duties.split('|').map((duty) => duty.trim().normalize('NFC')),
})
