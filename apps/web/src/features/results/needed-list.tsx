import type { Dim } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { findNeededWords, isUnread } from './short-interview'
import { useNeededText } from './use-needed-text'
import { useWhyText } from './why-text'

type UnscoredDim = Extract<Dim, { state: 'not_evaluated' }>

/** What a level would have needed: the engine's figure or criterion if it has one, otherwise by its reason. */
function useNeeded(): (dim: UnscoredDim) => string[] {
  const t = useTranslations('assessment.raise')
  const whyText = useWhyText()
  const neededText = useNeededText()
  return (dim) => {
    const missing = [...new Set(dim.missing.map(whyText))]
    if (missing.length > 0) return missing
    const words = findNeededWords(dim)
    return [words === null ? neededText(dim.reason) : t('words', { needed: words })]
  }
}

/** To a candidate: what a dimension without a level would have needed. What a short interview needs is said once, above. */
export function NeededList({ dim }: { dim: UnscoredDim }) {
  const t = useTranslations('assessment.raise')
  const sentences = useNeeded()(dim)
  if (isUnread(dim)) return null
  return (
    <div data-testid="needed">
      <h3 className="text-sm font-semibold">{t('neededTitle')}</h3>
      <ul className="list-disc pl-4 text-sm text-ink-2 marker:text-ink-3">
        {sentences.map((sentence) => (
          <li key={sentence} className="mt-0.5">
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  )
}
