import { type Dim, digitalSources, levelLimits, rubric, type ScoredDim } from '@candor/contract'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { aiText } from '../../shared/ui/ai-text'
import { isRated } from './how-scored'
import { listShortMeasures } from './improvements'
import { formatFigure } from './measure-format'
import { useWhyText } from './why-text'

/** The rubric's text for the next level, if a model gave the level. */
function useNextAnchor(): (dim: ScoredDim) => string[] {
  const t = useTranslations('assessment.how')
  const anchors = rubric[useLocale()]
  return ({ id, level, judged }) => {
    const next = Math.floor(level) + 1
    const text = judged && isRated(id) && next <= levelLimits.max ? anchors[id][next - 1] : undefined
    return text === undefined ? [] : [t('next', { level: next, text })]
  }
}

function useShortMeasures(): (dim: ScoredDim) => string[] {
  const t = useTranslations('assessment')
  const format = useFormatter()
  return (dim) =>
    listShortMeasures(dim).map(({ measure, best }) => {
      const figure = (value: number) =>
        formatFigure(value, measure.unit, (number, options) => format.number(number, options))
      return t('panel.measureImprovement', {
        measure: t(`measures.${measure.id}`),
        value: t(`units.${measure.unit}`, { value: figure(measure.value) }),
        best: figure(best),
      })
    })
}

/**
 * Lists what would have raised a level: criteria that were not found. Without any, the rubric's next level for a model's
 * level, or the measures below full credit.
 */
export function useImprovements(): (dim: Dim) => string[] {
  const whyText = useWhyText()
  const nextAnchor = useNextAnchor()
  const measures = useShortMeasures()
  return (dim) => {
    const missing = [...new Set(dim.missing.map(whyText))]
    if (dim.state !== 'scored' || missing.length > 0) return missing
    return dim.judged ? nextAnchor(dim) : measures(dim)
  }
}

/** Shows the improvements as a list, with a model's explanation as plain text. */
export function ImprovementList({ dim }: { dim: ScoredDim }) {
  const t = useTranslations('assessment')
  const sentences = useImprovements()(dim)
  const own = dim.judged?.whyNotHigher ?? ''
  if (sentences.length === 0 && own === '') return null
  return (
    <div data-testid="raise">
      <h3 className="text-sm font-semibold">{t('panel.improvements')}</h3>
      <ul className="list-disc pl-4 text-sm text-ink-2 marker:text-ink-3">
        {sentences.map((sentence) => (
          <li key={sentence} className="mt-0.5">
            {sentence}
          </li>
        ))}
        {own !== '' && (
          <li className="mt-0.5 break-words" {...aiText(digitalSources.model)}>
            {t('panel.modelNote', { note: own })}
          </li>
        )}
      </ul>
    </div>
  )
}
