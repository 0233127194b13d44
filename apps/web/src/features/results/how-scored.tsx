import { type Anchors, type Dim, digitalSources, dimGroups, groupIds, type RatedDimId, rubric } from '@candor/contract'
import { clsx } from 'clsx'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { aiText } from '../../shared/ui/ai-text'
import { MeasureTable } from './measure-table'
import { useResult } from './result-view'

/** Vibe and general expression have no rubric. */
export const isRated = (id: Dim['id']): id is RatedDimId => id !== 'vibe' && id !== 'general_expression'

/** The rubric's levels. The nearest one is marked with words, not only by color. */
function AnchorList({ anchors, nearest }: { anchors: Anchors; nearest: number | null }) {
  const t = useTranslations('assessment.how')
  return (
    <div>
      <h3 className="text-sm font-medium">{t('anchors')}</h3>
      <ol className="mt-1.5 flex flex-col gap-1 text-sm">
        {anchors.map((text, index) => {
          const isNearest = index + 1 === nearest
          return (
            <li key={text} className={clsx('flex gap-2.5 rounded-lg px-2 py-1', isNearest && 'bg-brand-soft')}>
              <span className="tnum font-semibold text-ink-2">{index + 1}</span>
              <span className="min-w-0 flex-1 text-ink-2">
                {text}
                {isNearest && <span className="block text-xs font-medium text-brand-ink">{t('nearest')}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** A model's samples, their spread, its explanation as plain text, and the automatic checks. */
function Judged({ judged }: { judged: NonNullable<Dim['judged']> }) {
  const t = useTranslations('assessment.how')
  const format = useFormatter()
  const samples = judged.samples.map((sample) => (sample === null ? t('noLevel') : format.number(sample)))
  return (
    <dl className="flex flex-col gap-2.5 text-sm">
      <div>
        <dt className="font-medium">{t('samples', { count: judged.samples.length })}</dt>
        <dd className="tnum text-ink-2">{samples.join(' · ')}</dd>
        <dd className="text-ink-3">{t('spread', { spread: judged.spread })}</dd>
      </div>
      {judged.whyNotHigher !== '' && (
        <div>
          <dt className="font-medium">{t('whyNotHigher')}</dt>
          <dd className="break-words whitespace-pre-wrap text-ink-2" {...aiText(digitalSources.model)}>
            {judged.whyNotHigher}
          </dd>
        </div>
      )}
      {judged.checks.length > 0 && (
        <div>
          <dt className="font-medium">{t('checks')}</dt>
          {judged.checks.map((check) => (
            <dd key={check} className="text-ink-2">
              {t(`checkTexts.${check}`)}
            </dd>
          ))}
        </div>
      )}
    </dl>
  )
}

/** The weight of a dimension in its group. */
function Weight({ dim }: { dim: Dim }) {
  const t = useTranslations('assessment')
  const { weights } = useResult()
  const group = groupIds.find((id) => dimGroups[id].some((dimId) => dimId === dim.id))
  const weight = weights.dims[dim.id] ?? 0
  if (!group || weight === 0) return null
  const total = dimGroups[group].reduce((sum, id) => sum + (weights.dims[id] ?? 0), 0)
  return (
    <p className="text-xs text-ink-3">
      {t('how.weight', { percent: Math.round((weight / total) * 100), group: t(`groups.${group}`) })}
    </p>
  )
}

/** Facts without a level: nothing was scored by them. */
const isMeasuredOnly = (dim: Dim): boolean => dim.state === 'not_evaluated' && dim.reason === 'exam_not_passed'

const titles = {
  scored: 'panel.how',
  not_evaluated: 'panel.how',
  described: 'panel.howDescribed',
  measured: 'panel.howMeasured',
} as const satisfies Record<Dim['state'] | 'measured', string>

function Inside({ dim }: { dim: Dim }) {
  const t = useTranslations('assessment.how')
  const locale = useLocale()
  const nearest = dim.state === 'scored' ? Math.round(dim.level) : null
  return (
    <div className="mt-3 flex flex-col gap-4">
      {!isMeasuredOnly(dim) && <p className="text-sm text-ink-2">{t(dim.judged ? 'byModel' : 'byMeasures')}</p>}
      {dim.judged && <Judged judged={dim.judged} />}
      {dim.judged && isRated(dim.id) && <AnchorList anchors={rubric[locale][dim.id]} nearest={nearest} />}
      {dim.measures.length > 0 && (
        <MeasureTable
          measures={dim.measures}
          level={dim.state === 'scored' ? dim.level : null}
          isModel={dim.judged !== undefined}
          isMeasuredOnly={isMeasuredOnly(dim)}
        />
      )}
      {!isMeasuredOnly(dim) && <Weight dim={dim} />}
    </div>
  )
}

/** "How this was scored": the criteria that were really used: figures and norms of measures, or the rubric and samples of a model. */
export function HowScored({ dim }: { dim: Dim }) {
  const t = useTranslations('assessment')
  if (dim.measures.length === 0 && !dim.judged) return null
  return (
    <details className="rounded-xl border border-line px-3.5 py-2.5">
      <summary className="cursor-pointer rounded-sm text-sm font-medium touch:py-2">
        {t(titles[isMeasuredOnly(dim) ? 'measured' : dim.state])}
      </summary>
      <Inside dim={dim} />
    </details>
  )
}
