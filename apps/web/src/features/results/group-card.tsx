import { type Assessment, dimGroups, type GroupId } from '@candor/contract'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Card } from '../../shared/ui/card'
import { AggregateTip } from './aggregate-tip'
import { DimRow } from './dim-row'
import { SampleMark } from './sample-mark'

interface GroupCardProps {
  id: GroupId
  assessment: Assessment
  /** Content next to the heading, such as the exam card of a model. */
  note?: ReactNode
}

/** One group of dimensions with their details. */
export function GroupCard({ id, assessment, note }: GroupCardProps) {
  const t = useTranslations('assessment')
  const dims = dimGroups[id].map((dimId) => assessment.dims[dimId])
  const scored = dims.filter((dim) => dim.state === 'scored').length
  return (
    <Card aria-label={t(`groups.${id}`)} className="pb-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="text-lg font-semibold">{t(`groups.${id}`)}</h2>
        <AggregateTip id={id} assessment={assessment} />
        <SampleMark state={assessment.state} />
        <span className="ml-auto text-xs whitespace-nowrap text-ink-3">
          {t('panel.fewLevels', { scored, total: dims.length })}
        </span>
      </div>
      {id === 'cognitive' && assessment.engine === 'builtin' && scored > 0 && (
        <p className="mt-1 text-sm text-ink-2" data-testid="rule-based">
          {t('why.cognitive.rule_based')}
        </p>
      )}
      {note}
      <div className="mt-2">
        {dims.map((dim) => (
          <DimRow key={dim.id} dim={dim} />
        ))}
      </div>
    </Card>
  )
}
