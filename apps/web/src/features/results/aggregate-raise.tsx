import { type Aggregate, type Assessment, type GroupId, groupIds, levelLimits } from '@candor/contract'
import { toShownLevel } from '@candor/domain'
import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { findMostGain } from './find-most-gain'
import { useResult } from './result-view'

/** Below this share of the weights the engines give no mean. */
const fewestWeight = 0.6

const isGroup = (id: string): id is GroupId => groupIds.some((group) => group === id)

/** What would have raised the overall level or a group's, by the part of its mean that could have added most. */
function useRaiseText(): (id: GroupId | 'overall', assessment: Assessment, level: number) => string {
  const t = useTranslations('assessment')
  return (id, assessment, level) => {
    if (toShownLevel(level) === levelLimits.max) return t('raise.highest')
    const gain = findMostGain(id, assessment)
    if (gain === null) return t('raise.anyPart')
    const { percent } = gain
    const name = (part: typeof gain.id): string => {
      if (part === 'points') return t('raise.points')
      return isGroup(part) ? t(`groups.${part}`) : t(`dims.${part}`)
    }
    return t('raise.part', { part: name(gain.id), percent, level: gain.level })
  }
}

/** What a mean would have needed. Without any scored part, or with enough of them, its reason says it. */
function useNeededText(): (aggregate: Extract<Aggregate, { state: 'not_evaluated' }>) => string {
  const t = useTranslations('assessment.raise')
  return ({ reason, weightScored }) =>
    weightScored > 0 && weightScored < fewestWeight
      ? t('share', { percent: Math.floor(weightScored * 100) })
      : t(`needed.${reason}`)
}

interface AggregateRaiseProps {
  id: GroupId | 'overall'
  assessment: Assessment
  className?: string
}

/** To a candidate: what would have raised a level of several dimensions, or what it would have needed. */
export function AggregateRaise({ id, assessment, className }: AggregateRaiseProps) {
  const t = useTranslations('assessment.raise')
  const { reader } = useResult()
  const raiseText = useRaiseText()
  const neededText = useNeededText()
  if (reader !== 'candidate') return null
  const aggregate = id === 'overall' ? assessment.overall : assessment.groups[id]
  return (
    <p className={clsx('text-sm text-ink-2', className)} data-testid={`raise-${id}`}>
      {aggregate.state === 'scored'
        ? raiseText(id, assessment, aggregate.level)
        : `${t('neededTitle')}: ${neededText(aggregate)}`}
    </p>
  )
}
