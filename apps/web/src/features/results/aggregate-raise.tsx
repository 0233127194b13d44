import { type Aggregate, type Assessment, assessmentRules, type GroupId, groupIds, levelLimits } from '@candor/contract'
import { toShownLevel } from '@candor/domain'
import { clsx } from 'clsx'
import { useTranslations } from 'use-intl'
import { findMostGain } from './find-most-gain'
import { useResult } from './result-view'
import { useNeededText } from './use-needed-text'
import { leastWeightPercent, toWeightPercent } from './weight-percent'

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

interface AggregateRaiseProps {
  id: GroupId | 'overall'
  assessment: Assessment
  className?: string
}

type Unscored = Extract<Aggregate, { state: 'not_evaluated' }>

/** In these groups the built-in engine gives no mean if any part lacks evidence, whatever share of the weights is scored. */
const isVoidedByPart = (id: GroupId | 'overall', engine: Assessment['engine']): id is 'communication' | 'cv' =>
  engine === 'builtin' && (id === 'communication' || id === 'cv')

/** What a mean would have needed. */
function useAggregateNeeded(): (props: AggregateRaiseProps, aggregate: Unscored) => string {
  const t = useTranslations('assessment.raise')
  const neededText = useNeededText()
  return ({ id, assessment }, { reason, weightScored }) => {
    const lacksEvidence = reason === 'insufficient_evidence'
    if (lacksEvidence && isVoidedByPart(id, assessment.engine)) return t(`eachPart.${id}`)
    const isTooLittle = weightScored < assessmentRules.minWeightScored
    return isTooLittle && (lacksEvidence || weightScored > 0)
      ? t('share', { least: leastWeightPercent, percent: toWeightPercent(weightScored) })
      : neededText(reason)
  }
}

/** To a candidate: what would have raised a level of several dimensions, or what it would have needed. */
export function AggregateRaise(props: AggregateRaiseProps) {
  const { id, assessment, className } = props
  const t = useTranslations('assessment.raise')
  const { reader } = useResult()
  const raiseText = useRaiseText()
  const aggregateNeeded = useAggregateNeeded()
  if (reader !== 'candidate') return null
  const aggregate = id === 'overall' ? assessment.overall : assessment.groups[id]
  return (
    <p className={clsx('text-sm text-ink-2', className)} data-testid={`raise-${id}`}>
      {aggregate.state === 'scored'
        ? raiseText(id, assessment, aggregate.level)
        : `${t('neededTitle')}: ${aggregateNeeded(props, aggregate)}`}
    </p>
  )
}
