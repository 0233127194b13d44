import { type Aggregate, type Assessment, dimGroups, type GroupId, groupIds } from '@candor/contract'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '../../shared/ui/card'
import { Pill } from '../../shared/ui/pill'
import { AggregateRaise } from './aggregate-raise'
import { AggregateTip } from './aggregate-tip'
import { Composition } from './composition'
import { LevelScale } from './level-scale'
import { ReviewerOverallLine } from './reviewer-overall'
import { SampleMark } from './sample-mark'
import { useAggregateText } from './use-level-text'
import { toWeightPercent } from './weight-percent'

type Scored = Extract<Aggregate, { state: 'scored' }>

/** The overall level with its range and confidence. */
function Headline({ part, assessment }: { part: Scored | null; assessment: Assessment }) {
  const t = useTranslations('assessment')
  const levelWords = useAggregateText()
  const name = t(part ? 'panel.overall' : 'panel.noOverall')
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-1">
        <h2 className="text-lg font-semibold">{name}</h2>
        <AggregateTip id="overall" assessment={assessment} />
      </div>
      {part && (
        <>
          <div className="mt-1.5">
            <LevelScale level={part.level} size="lg" />
          </div>
          <p className="mt-1.5 text-base text-ink-2">{levelWords(part)}</p>
          <p className="mt-1.5">
            <Pill>{t(`confidences.${part.confidence}`)}</Pill>
          </p>
        </>
      )}
      <p className="mt-1.5 empty:hidden">
        <SampleMark state={assessment.state} />
      </p>
    </div>
  )
}

/** Why there is no overall level. */
function NoOverall({ overall }: { overall: Aggregate }) {
  const t = useTranslations('assessment')
  if (overall.state === 'scored') return null
  const percent = toWeightPercent(overall.weightScored)
  return (
    <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">
      {t(`reasons.${overall.reason}`)}.
      {overall.weightScored > 0 && <span className="block">{t('panel.partly', { percent })}</span>}
      {overall.reason === 'insufficient_evidence' && <span className="block">{t('panel.tooLittleEvidence')}</span>}
    </p>
  )
}

/** One group: its level, and how much of it could be scored. */
function GroupLine({ id, assessment }: { id: GroupId; assessment: Assessment }) {
  const t = useTranslations('assessment')
  const group = assessment.groups[id]
  const scored = dimGroups[id].filter((dimId) => assessment.dims[dimId].state === 'scored').length
  return (
    <li data-testid={`group-line-${id}`} className="flex flex-wrap items-center gap-x-3 py-1.5">
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1 text-sm font-medium">
          {t(`groups.${id}`)}
          <AggregateTip id={id} assessment={assessment} />
        </span>
        <span className="block text-xs text-ink-3">
          {t('panel.fewLevels', { scored, total: dimGroups[id].length })}
          {id === 'cv' && ` · ${t('panel.cvExcluded')}`}
        </span>
      </span>
      {group.state === 'scored' ? (
        <LevelScale level={group.level} />
      ) : (
        <span className="max-w-36 text-right text-sm text-ink-3">{t(`reasons.${group.reason}`)}</span>
      )}
      <AggregateRaise id={id} assessment={assessment} className="mt-1 basis-full" />
    </li>
  )
}

/** The summary: the overall level with range and confidence, the three groups, and the overall level of people's own levels. */
export function OverviewCard({ assessment, footer }: { assessment: Assessment; footer?: ReactNode }) {
  const t = useTranslations('assessment')
  const { overall } = assessment
  const part = overall.state === 'scored' ? overall : null
  return (
    <Card aria-label={t('panel.overall')} data-testid="overall">
      <Headline part={part} assessment={assessment} />
      <NoOverall overall={overall} />
      <AggregateRaise id="overall" assessment={assessment} className="mt-3" />
      {part && (
        <p className="mt-3 text-xs text-ink-3">
          <Composition assessment={assessment} />
          {part.weightScored < 1 && ` ${t('panel.weightScored', { percent: Math.round(part.weightScored * 100) })}`}
        </p>
      )}
      <ul className="mt-3 border-t border-line pt-2">
        {groupIds.map((id) => (
          <GroupLine key={id} id={id} assessment={assessment} />
        ))}
      </ul>
      <ReviewerOverallLine assessment={assessment} />
      {footer && <div className="mt-4 border-t border-line pt-3">{footer}</div>}
    </Card>
  )
}
