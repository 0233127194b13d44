import { toShownLevel } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { getDisplayRange, getLevelRange } from './level-range'

interface Levelled {
  readonly level: number
  readonly se: number | null
}

function useRangeText() {
  const t = useTranslations('assessment.panel')
  return (level: number, range: { low: number; high: number } | null): string =>
    range === null || range.low === range.high
      ? t('level', { level })
      : t('levelRange', { level, low: range.low, high: range.high })
}

/** Describes a dimension's level and its range in words. */
export function useLevelText(): (part: Levelled) => string {
  const describe = useRangeText()
  return ({ level, se }) => describe(Math.round(level * 10) / 10, getDisplayRange(level, se))
}

/** Describes an overall level or a group's in words, rounded as everywhere. */
export function useAggregateText(): (part: Levelled) => string {
  const describe = useRangeText()
  return ({ level, se }) => {
    const range = getLevelRange(level, se)
    return describe(toShownLevel(level), range && { low: toShownLevel(range.low), high: toShownLevel(range.high) })
  }
}
