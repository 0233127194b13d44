import { parseExpectedPoint } from '@candor/contract'
import type { AuthorLanguage, QuestionTexts, TranslatedQuestion } from '../../../../ports/set-author'
import type { Bilingual } from '../bank/bank-types'
import { fitPoints } from '../points/fit-points'
import { TRADES } from '../trades/trades'
import { hasNewPointFault, type WrittenPoints } from './point-faults'
import { findQuestionSource, type QuestionSource } from './question-sources'
import type { Direction } from './translate-slot'

const pair = ({ en, vi }: Bilingual<readonly string[]>): readonly Bilingual<string>[] =>
  en.map((line, place) => ({ en: line, vi: vi[place] ?? '' }))

const TRADE_POINTS = TRADES.flatMap(({ points }) => pair(points))

/** The point that a line was fitted from: the same heading, and no alternative of another. */
function findPoint(line: string, points: readonly Bilingual<string>[], { from }: Direction): Bilingual<string> | null {
  const { heading, alternatives } = parseExpectedPoint(line)
  const found = points.find((point) => {
    const original = parseExpectedPoint(point[from])
    return original.heading === heading && alternatives.every((words) => original.alternatives.includes(words))
  })
  return found ?? null
}

/** The points in the other language. Null when a person changed one of them, or when too few fit the other wording. */
function translatePoints(
  written: readonly string[],
  source: QuestionSource,
  direction: Direction,
): readonly string[] | null {
  const { from, to } = direction
  const known = [...pair(source.points), ...TRADE_POINTS]
  const points = written.map((line) => findPoint(line, known, direction)).filter((point) => point !== null)
  const fit = (language: AuthorLanguage): WrittenPoints => {
    const text = source.text[language]
    const lines = points.map((point) => point[language])
    return { text, expectedPoints: fitPoints(lines, text, language), language }
  }
  const [original, translated] = [fit(from), fit(to)]
  const isUnchanged = original.expectedPoints.join('\n') === written.join('\n')
  const isWhole = translated.expectedPoints.length === written.length
  return isUnchanged && isWhole && !hasNewPointFault(translated, original) ? translated.expectedPoints : null
}

/** A question of the bank or of a frame in the other language; null for any other. */
export function translateQuestion(
  { text, expectedPoints }: QuestionTexts,
  direction: Direction,
): TranslatedQuestion | null {
  const source = findQuestionSource(text, direction)
  if (source === null) return null
  return { text: source.text[direction.to], expectedPoints: translatePoints(expectedPoints, source, direction) }
}
