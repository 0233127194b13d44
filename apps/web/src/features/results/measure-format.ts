import type { MeasureUnit } from '@candor/contract'

type FormatNumber = (value: number, options: { style?: 'percent'; maximumFractionDigits: number }) => string

const decimals: Record<MeasureUnit, number> = {
  per_100_words: 1,
  words: 1,
  per_minute: 0,
  share: 0,
  count: 0,
  ratio: 2,
  levels: 1,
}

/** Formats a measure's value: shares in percent, rates with one decimal. */
export function formatFigure(value: number, unit: MeasureUnit, format: FormatNumber): string {
  const maximumFractionDigits = decimals[unit]
  return unit === 'share'
    ? format(value, { style: 'percent', maximumFractionDigits })
    : format(value, { maximumFractionDigits })
}

/** The range of a measure with its numbers written the same way: "0.58→0.80" of a share becomes "58% → 80%". */
export function formatRange(norm: string, unit: MeasureUnit, format: FormatNumber): string {
  return norm.replaceAll(/\d+(\.\d+)?/g, (figure) => formatFigure(Number(figure), unit, format)).replaceAll('→', ' → ')
}

/** A count without a figure for full credit: each further one adds less. */
export const isEndless = (norm: string): boolean => norm.includes('∞')
