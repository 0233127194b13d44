import { cvDims, dimGroups, type GroupId, groupIds, type OwnSubmission, rubric } from '@candor/contract'
import { Check, X } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'

type Process = OwnSubmission['process']

function DataList({ process }: { process: Process }) {
  const t = useTranslations('assessment.own.process')
  const used = ['words', 'questions', ...(process.judgesCv ? (['cv'] as const) : [])] as const
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <section>
        <h3 className="text-sm font-semibold">{t('dataTitle')}</h3>
        <ul className="mt-1.5 flex flex-col gap-1.5 text-sm text-ink-2">
          {used.map((id) => (
            <li key={id} className="flex gap-2">
              <Check size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
              {t(`data.${id}`)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className="text-sm font-semibold">{t('notTitle')}</h3>
        <p className="mt-1.5 flex gap-2 text-sm text-ink-2">
          <X size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
          {t('not')}
        </p>
      </section>
    </div>
  )
}

/** One group's criteria; opened, what each level of each looks like. */
function Criteria({ group }: { group: GroupId }) {
  const t = useTranslations('assessment')
  const anchors = rubric[useLocale()]
  return (
    <details className="border-t border-line py-2.5">
      <summary className="cursor-pointer rounded-sm text-base font-medium touch:py-2">{t(`groups.${group}`)}</summary>
      <dl className="mt-2 flex flex-col gap-4">
        {dimGroups[group].map((id) => (
          <div key={id}>
            <dt className="text-sm font-semibold">{t(`dims.${id}`)}</dt>
            {anchors[id].map((text, index) => (
              <dd key={text} className="mt-0.5 flex gap-2.5 text-sm text-ink-2">
                <span className="tnum font-medium text-ink-3">{index + 1}</span>
                <span className="min-w-0 flex-1">{text}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}

function getWeightsText({ engine, weights }: Process) {
  if (engine === 'llm') return 'weights'
  return weights.communication === 0 ? 'weightsPointsAlone' : 'weightsPoints'
}

/** How levels come about: by an engine, or by people alone where the candidate chose that. */
function Method({ process }: { process: Process }) {
  const t = useTranslations('assessment.own.process')
  if (!process.isAiAllowed) return <p>{t('aiDeclined')}</p>
  const { communication, cognitive } = process.weights
  return (
    <>
      <p>
        {process.engine === 'llm' ? t('engineLlm', { model: process.model ?? '' }) : t('engineBuiltin')} {t('people')}
      </p>
      <p>
        {t(getWeightsText(process), {
          communication: Math.round(communication * 100),
          cognitive: Math.round(cognitive * 100),
        })}{' '}
        {t(process.judgesCv ? 'cv' : 'noCv')}
      </p>
    </>
  )
}

/** Explains to every candidate, whatever the result, how the interview is assessed, by what and from which data. */
export function ProcessCard({ process }: { process: Process }) {
  const t = useTranslations('assessment.own.process')
  const groups = groupIds.filter((id) => dimGroups[id] !== cvDims || process.judgesCv)
  return (
    <Card padding="lg" aria-label={t('title')} data-testid="process">
      <h2 className="text-xl font-semibold">{t('title')}</h2>
      <div className="mt-2 flex max-w-[68ch] flex-col gap-2 text-base text-ink-2">
        <Method process={process} />
      </div>
      {process.isAiAllowed && (
        <div className="mt-5">
          <DataList process={process} />
        </div>
      )}
      <h3 className="mt-6 mb-1 text-sm font-semibold">{t('criteriaTitle')}</h3>
      {groups.map((group) => (
        <Criteria key={group} group={group} />
      ))}
    </Card>
  )
}
