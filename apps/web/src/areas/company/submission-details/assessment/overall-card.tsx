import type { Aggregate, Assessment } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Card } from '../../../../shared/ui/card'
import { Pill } from '../../../../shared/ui/pill'
import { ScoreRing } from '../../../../shared/ui/score-ring'
import { useLevelWords } from './level-words'

type Scored = Extract<Aggregate, { state: 'scored' }>

function Headline({ part, name }: { part: Scored | null; name: string }) {
  const t = useTranslations('assessment')
  const levelWords = useLevelWords()
  return (
    <div className="flex items-start gap-4">
      <ScoreRing value={part ? Math.round(part.percent) : null} label={name} />
      <div className="min-w-0">
        <h2 className="text-lg font-semibold">{name}</h2>
        {part && (
          <>
            <p className="mt-0.5 text-sm text-ink-2">{levelWords(part)}</p>
            <p className="mt-2">
              <Pill>{t(`confidences.${part.confidence}`)}</Pill>
            </p>
          </>
        )}
      </div>
    </div>
  )
}

/** What stands under the headline when there is no overall level: why, and what the ring shows instead. */
function NoOverall({ assessment, standing }: { assessment: Assessment; standing: Scored | null }) {
  const t = useTranslations('assessment')
  const { overall } = assessment
  if (overall.state === 'scored') return null
  const percent = Math.round(overall.weightScored * 100)
  return (
    <p className="mt-1 text-sm text-ink-2">
      {standing ? t('panel.partly', { percent }) : t(`reasons.${overall.reason}`)}
      {standing && (
        <span className="block">{t('panel.standing', { group: t('groups.communication').toLowerCase() })}</span>
      )}
    </p>
  )
}

/** The first thing read: the level with how sure it is; where there is none, that, and why. */
export function OverallCard({ assessment }: { assessment: Assessment }) {
  const t = useTranslations('assessment')
  const { overall, groups } = assessment
  const isOverall = overall.state === 'scored'
  const part = isOverall ? overall : groups.communication.state === 'scored' ? groups.communication : null
  const name = isOverall ? t('panel.overall') : t('groups.communication')
  return (
    <Card aria-label={t('panel.overall')} data-testid="overall">
      <Headline part={part} name={isOverall || part ? name : t('panel.noOverall')} />
      {!isOverall && (
        <div className="mt-4 border-t border-line pt-3">
          {part && <h3 className="text-sm font-semibold">{t('panel.noOverall')}</h3>}
          <NoOverall assessment={assessment} standing={part} />
        </div>
      )}
      {isOverall && overall.weightScored < 1 && (
        <p className="mt-3 text-sm text-ink-3">
          {t('panel.weightScored', { percent: Math.round(overall.weightScored * 100) })}
        </p>
      )}
    </Card>
  )
}
