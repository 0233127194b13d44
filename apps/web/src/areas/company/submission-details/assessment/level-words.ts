import { useTranslations } from 'use-intl'

const FINEST = 0.1

/** The level with how far it may be off, to one decimal: more would claim a precision that is not there. */
export function useLevelWords(): (part: { level: number; se: number | null }) => string {
  const t = useTranslations('assessment.panel')
  return ({ level, se }) =>
    se === null ? t('level', { level }) : t('levelRange', { level, se: Math.max(FINEST, Math.round(se * 10) / 10) })
}
