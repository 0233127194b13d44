import type { Assessment } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { Quote } from './evidence-list'
import { findHighlights, type Highlight } from './highlights'
import { useImprovements } from './improvement-list'
import { useResult } from './result-view'
import { useLevelText } from './use-level-text'
import { useWhyText } from './why-text'

/** The first criterion that was not found. A candidate reads it as what would have raised the level. */
function Missing({ highlight: { dim } }: { highlight: Highlight }) {
  const t = useTranslations('assessment.panel')
  const whyText = useWhyText()
  const listImprovements = useImprovements()
  const { reader } = useResult()
  const [first] = reader === 'candidate' ? listImprovements(dim) : dim.missing.map(whyText)
  if (first === undefined) return null
  return (
    <p className="mt-1.5 text-sm text-ink-2">
      <span className="text-ink-3">{t(reader === 'candidate' ? 'improvements' : 'missing')}: </span>
      {first}
    </p>
  )
}

function Part({ label, highlight }: { label: string; highlight: Highlight }) {
  const t = useTranslations('assessment')
  const levelWords = useLevelText()
  return (
    <div>
      <h3 className="text-xs text-ink-3">{label}</h3>
      <p className="mt-0.5 mb-1.5 text-sm font-medium">
        {t(`dims.${highlight.dim.id}`)}
        <span className="font-normal text-ink-3"> · {levelWords(highlight.dim)}</span>
      </p>
      {highlight.quote ? (
        <Quote item={highlight.quote} isShort />
      ) : (
        highlight.dim.evidence.length === 0 && <p className="text-sm text-ink-3">{t('panel.noEvidence')}</p>
      )}
    </div>
  )
}

/** The strongest and the weakest dimension of the interview, each with a quote. Nothing if their levels are too close to rank. */
export function HighlightList({ assessment }: { assessment: Pick<Assessment, 'dims'> }) {
  const t = useTranslations('assessment.panel')
  const highlights = findHighlights(assessment)
  if (!highlights) return null
  return (
    <div className="mt-4 grid gap-4 border-t border-line pt-4">
      <Part label={t('strongest')} highlight={highlights.strongest} />
      <div>
        <Part label={t('weakest')} highlight={highlights.weakest} />
        <Missing highlight={highlights.weakest} />
      </div>
    </div>
  )
}
