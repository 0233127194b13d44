import { type Assessment, dimGroups, type GroupId } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Card } from '../../../../shared/ui/card'

const groupIds = ['cognitive', 'cv'] as const satisfies readonly GroupId[]

/** Whether an engine left a whole group alone; then it is one line here instead of rows without a figure. */
export function isLeftAlone(assessment: Assessment, id: GroupId): boolean {
  return dimGroups[id].every((dimId) => {
    const dim = assessment.dims[dimId]
    return dim.state === 'not_evaluated' && (dim.reason === 'not_assessed_by_engine' || dim.reason === 'no_cv')
  })
}

/** What this engine does not judge, by name, so that nobody takes a gap for a low score. */
export function NotJudgedCard({ assessment }: { assessment: Assessment }) {
  const t = useTranslations('assessment')
  const left = groupIds.filter((id) => isLeftAlone(assessment, id))
  if (left.length === 0) return null
  return (
    <Card aria-label={t('panel.notJudged')} data-testid="not-judged">
      <h2 className="text-lg font-semibold">{t('panel.notJudged')}</h2>
      <p className="mt-1 text-sm text-ink-2">{t('panel.notJudgedText')}</p>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        {left.map((id) => (
          <div key={id}>
            <dt className="font-medium">{t(`groups.${id}`)}</dt>
            <dd className="mt-0.5 text-ink-3">{dimGroups[id].map((dimId) => t(`dims.${dimId}`)).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
