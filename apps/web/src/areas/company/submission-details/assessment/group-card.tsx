import { type Assessment, communicationDims, dimGroups, type GroupId, type SubmissionAnswer } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Card } from '../../../../shared/ui/card'
import { Radar } from '../../../../shared/ui/radar'
import { DimRow } from './dim-row'
import type { Playback } from './evidence-list'

/** A shape needs three corners. */
const FEWEST_CORNERS = 3

interface GroupCardProps {
  id: GroupId
  assessment: Assessment
  answers: readonly SubmissionAnswer[]
  playback: Playback | null
}

function CommunicationRadar({ assessment }: { assessment: Assessment }) {
  const t = useTranslations('assessment')
  const axes = communicationDims.map((id) => {
    const dim = assessment.dims[id]
    return { label: t(`shortDims.${id}`), value: dim.state === 'scored' ? dim.percent : null }
  })
  if (axes.filter((axis) => axis.value !== null).length < FEWEST_CORNERS) return null
  return (
    <div className="mx-auto mt-2 max-w-[340px]">
      <Radar axes={axes} title={t('groups.communication')} size={240} />
    </div>
  )
}

/** One group of dimensions with everything behind each. */
export function GroupCard({ id, assessment, answers, playback }: GroupCardProps) {
  const t = useTranslations('assessment')
  const dims = dimGroups[id].map((dimId) => assessment.dims[dimId])
  const scored = dims.filter((dim) => dim.state === 'scored').length
  return (
    <Card aria-label={t(`groups.${id}`)} className="pb-3">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-lg font-semibold">{t(`groups.${id}`)}</h2>
        {scored < dims.length && (
          <span className="text-xs whitespace-nowrap text-ink-3">
            {t('panel.fewLevels', { scored, total: dims.length })}
          </span>
        )}
      </div>
      {id === 'communication' && <CommunicationRadar assessment={assessment} />}
      <div className="mt-2">
        {dims.map((dim) => (
          <DimRow key={dim.id} dim={dim} answers={answers} playback={playback} />
        ))}
      </div>
    </Card>
  )
}
