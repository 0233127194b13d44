import { useTranslations } from 'use-intl'
import { getDisplayRange } from './level-range'

/** Describes a level and its range in words. */
export function useLevelText(): (part: { level: number; se: number | null }) => string {
  const t = useTranslations('assessment.panel')
  return ({ level, se }) => {
    const shown = Math.round(level * 10) / 10
    const range = getDisplayRange(level, se)
    if (range === null || range.low === range.high) return t('level', { level: shown })
    return t('levelRange', { level: shown, low: range.low, high: range.high })
  }
}
