import { assessmentRules, digitalSources, type JudgeCheck, levelLimits, rubric, type ScoredDim } from '@candor/contract'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { aiText } from '../../shared/ui/ai-text'
import { isRated } from './how-scored'
import { listShortMeasures } from './improvements'
import { formatFigure, isEndless } from './measure-format'
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

/** What lifts a cap on a model's level. */
function useCaps(): (dim: ScoredDim) => string[] {
  const t = useTranslations('assessment.raise')
  const capText = (check: JudgeCheck): string[] => {
    if (check === 'short_answers_capped') return [t('shortAnswers', assessmentRules.shortAnswers)]
    return check === 'wrong_answers_capped' ? [t('wrongAnswers', assessmentRules.wrongAnswers)] : []
  }
  return ({ judged }) => (judged?.checks ?? []).flatMap(capText)
}

/** Why nothing would have raised a level. */
function useHighest(): (dim: ScoredDim) => string {
  const t = useTranslations('assessment.raise')
  return ({ level, measures }) => {
    if (level === levelLimits.max) return t('highest')
    const isFull = measures.length > 0 && !measures.some(({ norm }) => norm !== undefined && isEndless(norm))
    return t(isFull ? 'highestMeasured' : 'unknown')
  }
}

/**
 * Lists what would have raised a level: criteria that were not found. Without any, the rubric's next level for a model's
 * level, or the measures below full credit. Where nothing would have, it says that the level is the highest.
 */
function useImprovements(): (dim: ScoredDim) => string[] {
  const whyText = useWhyText()
  const nextAnchor = useNextAnchor()
  const measures = useShortMeasures()
  const caps = useCaps()
  const highest = useHighest()
  return (dim) => {
    const missing = [...new Set(dim.missing.map(whyText))]
    if (missing.length > 0) return missing
    const found = dim.judged ? [...caps(dim), ...nextAnchor(dim)] : measures(dim)
    return found.length > 0 ? found : [highest(dim)]
  }
}

/** Shows the improvements as a list, with a model's explanation as plain text. */
export function ImprovementList({ dim }: { dim: ScoredDim }) {
  const t = useTranslations('assessment')
  const sentences = useImprovements()(dim)
  const own = dim.judged?.whyNotHigher ?? ''
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
