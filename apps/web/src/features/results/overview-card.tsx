import {
  type Aggregate,
  type Assessment,
  type AssessmentState,
  dimGroups,
  type GroupId,
  groupIds,
} from '@candor/contract'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Card } from '../../shared/ui/card'
import { Pill } from '../../shared/ui/pill'
import { ScoreRing } from '../../shared/ui/score-ring'
import { LevelBar } from './level-figure'
import { ReviewerOverallLine } from './reviewer-overall'
import { SampleMark } from './sample-mark'
import { useLevelText } from './use-level-text'

type Scored = Extract<Aggregate, { state: 'scored' }>

/** The ring shows the overall level alone, as the share between level 1 and 5. The text next to it gives the level with its range. */
function Headline({ part, name, state }: { part: Scored | null; name: string; state: AssessmentState }) {
  const t = useTranslations('assessment')
  const levelWords = useLevelText()
  return (
    <div className="flex items-center gap-4">
      <ScoreRing value={part ? Math.round(part.percent) : null} label={name} />
      <div className="min-w-0">
        <h2 className="text-lg font-semibold">{name}</h2>
        {part && (
          <>
            <p className="mt-0.5 text-base text-ink-2">{levelWords(part)}</p>
            <p className="mt-1.5">
              <Pill>{t(`confidences.${part.confidence}`)}</Pill>
            </p>
          </>
        )}
        <p className="mt-1.5 empty:hidden">
          <SampleMark state={state} />
        </p>
      </div>
    </div>
  )
}

/** Why there is no overall level. */
function NoOverall({ overall }: { overall: Aggregate }) {
  const t = useTranslations('assessment')
  if (overall.state === 'scored') return null
  const percent = Math.round(overall.weightScored * 100)
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
  const format = useFormatter()
  const group = assessment.groups[id]
  const scored = dimGroups[id].filter((dimId) => assessment.dims[dimId].state === 'scored').length
  return (
    <li data-testid={`group-line-${id}`} className="flex items-center gap-3 py-1.5">
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-medium">{t(`groups.${id}`)}</span>
        <span className="block text-xs text-ink-3">
          {t('panel.fewLevels', { scored, total: dimGroups[id].length })}
          {id === 'cv' && ` · ${t('panel.cvExcluded')}`}
        </span>
      </span>
      {group.state === 'scored' ? (
        <>
          <LevelBar level={group.level} se={group.se} className="w-24" />
          <span className="tnum w-7 text-right text-sm font-semibold">
            {format.number(group.level, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
          </span>
        </>
      ) : (
        <span className="max-w-36 text-right text-sm text-ink-3">{t(`reasons.${group.reason}`)}</span>
      )}
    </li>
  )
}

/** What the overall level is made of, in words. */
function Composition({ assessment }: { assessment: Assessment }) {
  const t = useTranslations('assessment.panel')
  const { groups, points } = assessment.weights
  if (points !== undefined && assessment.groups.communication.state !== 'scored') return t('compositionPointsAlone')
  const communication = Math.round(groups.communication * 100)
  if (points !== undefined) return t('compositionPoints', { points: Math.round(points * 100), communication })
  return t('composition', { communication, cognitive: Math.round(groups.cognitive * 100) })
}

/** The summary: the overall level with range and confidence, the three groups, and the overall level of people's own levels. */
export function OverviewCard({ assessment, footer }: { assessment: Assessment; footer?: ReactNode }) {
  const t = useTranslations('assessment')
  const { overall } = assessment
  const part = overall.state === 'scored' ? overall : null
  return (
    <Card aria-label={t('panel.overall')} data-testid="overall">
      <Headline part={part} name={t(part ? 'panel.overall' : 'panel.noOverall')} state={assessment.state} />
      <NoOverall overall={overall} />
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
