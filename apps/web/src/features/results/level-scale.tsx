import { levelLimits } from '@candor/contract'
import { toShownLevel } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { LevelSteps } from '../../shared/ui/level-steps'

/** An overall level or a group's, in half levels: the same number as in lists and sentences. */
export function LevelScale({ level, size = 'md' }: { level: number; size?: 'md' | 'lg' }) {
  const t = useTranslations('assessment.panel')
  const shown = toShownLevel(level)
  return (
    <LevelSteps
      level={shown}
      max={levelLimits.max}
      label={t('level', { level: shown })}
      scale={size === 'lg' ? t('ofFive') : undefined}
      size={size}
    />
  )
}
