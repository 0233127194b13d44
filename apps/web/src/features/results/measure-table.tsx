import type { Measure } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'
import { formatFigure, formatRange, isEndless } from './measure-format'
import { useResult } from './result-view'

interface MeasureTableProps {
  measures: readonly Measure[]
  /** Null: the measures give no level. */
  level: number | null
  /** A model's level is not a sum of its measures. */
  isModel: boolean
  /** Facts alone: no range from worst to best, and no credit. */
  isMeasuredOnly: boolean
}

/** The measures behind a level: value, range and contribution. A model's figures are shown with its samples. */
export function MeasureTable({ measures, level, isModel, isMeasuredOnly }: MeasureTableProps) {
  const { answers } = useResult()
  const t = useTranslations('assessment')
  const findNumber = (questionId?: string) => answers.find((answer) => answer.questionId === questionId)?.questionNumber
  const format = useFormatter()
  const number = (value: number, options: object) => format.number(value, options)
  const shown = measures.filter(({ id }) => id !== 'judge_level' && id !== 'judge_spread')
  if (shown.length === 0) return null
  const added = measures.reduce((sum, { contribution }) => sum + contribution, 0)
  const rows = shown.map((measure, index) => ({
    measure,
    id: `${measure.id} ${measure.questionId ?? index}`,
    question: measure.questionId === undefined ? undefined : findNumber(measure.questionId),
  }))
  return (
    <div>
      <table className="w-full text-left text-sm">
        <thead className="text-xs text-ink-3">
          <tr className="align-top">
            <th scope="col" className="py-1 pr-2 font-medium">
              {t('panel.measure')}
            </th>
            <th scope="col" className="py-1 pr-2 font-medium">
              {t('panel.value')}
              {!isMeasuredOnly && <span className="block font-normal">{t('panel.range')}</span>}
            </th>
            {!isMeasuredOnly && (
              <th scope="col" className="py-1 text-right font-medium">
                {t('panel.credit')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ measure, id, question }) => (
            <tr key={id} data-testid="measure" className="border-t border-line align-top">
              <th scope="row" className="py-1.5 pr-2 font-normal text-ink-2">
                {t(`measures.${measure.id}`)}
                {question !== undefined && (
                  <span className="block text-xs text-ink-3">{t('panel.question', { number: question })}</span>
                )}
              </th>
              <td className="tnum py-1.5 pr-2">
                {t(`units.${measure.unit}`, { value: formatFigure(measure.value, measure.unit, number) })}
                {measure.norm && !isMeasuredOnly && (
                  <span className="block text-xs text-ink-3">
                    {isEndless(measure.norm)
                      ? t('panel.diminishingReturns')
                      : formatRange(measure.norm, measure.unit, number)}
                  </span>
                )}
              </td>
              {!isMeasuredOnly && (
                <td className="tnum py-1.5 text-right font-medium">
                  {format.number(measure.contribution, { maximumFractionDigits: 2, signDisplay: 'exceptZero' })}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!isModel && level !== null && (
        <p className="mt-2 text-xs text-ink-3">{t('panel.creditNote', { lowest: Math.round(level - added) })}</p>
      )}
    </div>
  )
}
