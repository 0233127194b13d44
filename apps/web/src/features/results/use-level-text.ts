import { useTranslations } from 'use-intl'
import { toldRange } from './level-range'

/** A level in words, with between which levels it lies. */
export function useLevelText(): (part: { level: number; se: number | null }) => string {
  const t = useTranslations('assessment.panel')
  return ({ level, se }) => {
    const shown = Math.round(level * 10) / 10
    const range = toldRange(level, se)
    if (range === null || range.low === range.high) return t('level', { level: shown })
    return t('levelRange', { level: shown, low: range.low, high: range.high })
  }
}
