import type { Dim } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { useWhyText } from './why-text'

type UnscoredDim = Extract<Dim, { state: 'not_evaluated' }>

const findFigure = ({ why }: UnscoredDim, key: UnscoredDim['why'][number]['key']): number => {
  const needed = why.find((entry) => entry.key === key)?.params.needed
  return typeof needed === 'number' ? needed : 0
}

/** What a level would have needed: the engine's figure or criterion if it has one, otherwise by its reason. */
function useNeeded(): (dim: UnscoredDim) => string[] {
  const t = useTranslations('assessment.raise')
  const whyText = useWhyText()
  return (dim) => {
    const missing = [...new Set(dim.missing.map(whyText))]
    if (missing.length > 0) return missing
    const words = findFigure(dim, 'not_evaluated.insufficient_evidence')
    if (words > 0) return [t('words', { needed: words })]
    const answers = findFigure(dim, 'not_evaluated.insufficient_answers')
    return [answers > 0 ? t('answers', { needed: answers }) : t(`needed.${dim.reason}`)]
  }
}

/** To a candidate: what a dimension without a level would have needed. */
export function NeededList({ dim }: { dim: UnscoredDim }) {
  const t = useTranslations('assessment.raise')
  const sentences = useNeeded()(dim)
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
