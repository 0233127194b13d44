import { type Assessment, type DimId, dimGroups, groupIds } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Card } from '../../shared/ui/card'

/** Reasons that depend on the engine and not on the answers. */
const ofTheEngine: ReadonlySet<string> = new Set(['not_assessed_by_engine', 'unsupported_language'])

function notJudged(assessment: Assessment): DimId[] {
  return groupIds
    .flatMap((group) => [...dimGroups[group]])
    .filter((id) => {
      const dim = assessment.dims[id]
      return dim.state === 'not_evaluated' && ofTheEngine.has(dim.reason)
    })
}

/** What this engine can't judge, so that a gap is not mistaken for a low level. */
export function LimitsCard({ assessment }: { assessment: Assessment }) {
  const t = useTranslations('assessment')
  const missing = notJudged(assessment)
  return (
    <Card aria-label={t('limits.title')} data-testid="not-judged">
      <h2 className="text-lg font-semibold">{t('limits.title')}</h2>
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-4 text-sm text-ink-2 marker:text-ink-3">
        <li>{t(`limits.${assessment.engine}`)}</li>
        <li>{t('limits.wordsOnly')}</li>
        {missing.length > 0 && (
          <li>{t('limits.notJudged', { dims: missing.map((id) => t(`dims.${id}`)).join(', ') })}</li>
        )}
      </ul>
    </Card>
  )
}
