import type { Assessment, PointResult, QuestionResult, RequirementResult } from '@candor/contract'
import { Check, CircleHelp, Minus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Card } from '../../shared/ui/card'
import { Correctness } from './correctness'
import { Quote } from './evidence-list'
import { countPoints, PointCount, pointIcons } from './points'
import { QuestionRaise } from './question-raise'
import { useResult } from './result-view'
import { SentencesToCheck } from './sentences-to-check'

/** One point: heard with its quotes, or not heard. Words and icon tell the state, not the color. */
function Point({ point }: { point: PointResult }) {
  const t = useTranslations('assessment.byQuestion')
  const Icon = pointIcons[point.state]
  const isHeard = point.state !== 'not_heard'
  return (
    <li className="flex gap-2.5 py-1.5 text-sm" data-testid="point" data-state={point.state}>
      <Icon size={15} aria-hidden="true" className={isHeard ? 'mt-0.5 shrink-0' : 'mt-0.5 shrink-0 text-ink-3'} />
      <div className="min-w-0 flex-1">
        <p className="break-words">
          {point.heading} <span className="text-xs whitespace-nowrap text-ink-3">{t(`states.${point.state}`)}</span>
        </p>
        {isHeard && (
          <details className="mt-1">
            <summary
              aria-label={t('quotesOf', { count: point.evidence.length, name: point.heading })}
              className="w-fit cursor-pointer rounded-sm text-xs font-medium text-brand-ink touch:py-2"
            >
              {t('quotes', { count: point.evidence.length })}
            </summary>
            <ul className="mt-1.5 flex flex-col gap-2">
              {point.evidence.map((item) => (
                <li key={`${item.answerId} ${item.start} ${item.end}`}>
                  <Quote item={item} isShort />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  )
}

function Question({ result, number }: { result: QuestionResult; number: number }) {
  const t = useTranslations('assessment.byQuestion')
  const { reader } = useResult()
  return (
    <section className="border-t border-line pt-3.5 pb-3" data-testid="question-result">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <h3 className="text-xs font-semibold text-ink-3">{t('question', { number })}</h3>
        <p className="text-sm font-medium whitespace-nowrap">
          <PointCount result={result} />
        </p>
      </div>
      <p className="mt-0.5 text-base font-medium break-words">{result.text}</p>
      {result.reason !== null && (
        <p className="mt-1 flex gap-2 text-sm text-ink-2">
          <CircleHelp size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
          {t(`${reader === 'candidate' ? 'reasonsOwn' : 'reasons'}.${result.reason}`)}
        </p>
      )}
      {result.quote !== null && (
        <div className="mt-2">
          <Quote item={result.quote} />
        </div>
      )}
      {result.points.length > 0 && (
        <ul className="mt-1.5" aria-label={t('points', { number })}>
          {result.points.map((point) => (
            <Point key={point.heading} point={point} />
          ))}
        </ul>
      )}
      {reader === 'candidate' && <QuestionRaise result={result} />}
      <Correctness correctness={result.correctness} />
      <SentencesToCheck sentences={result.sentencesToCheck} />
    </section>
  )
}

/** The requirements of the set: named, with the quote, or not named. */
function Requirements({ requirements }: { requirements: readonly RequirementResult[] }) {
  const t = useTranslations('assessment.byQuestion')
  if (requirements.length === 0) return null
  return (
    <section className="border-t border-line pt-3.5" data-testid="requirements">
      <h3 className="text-sm font-semibold">{t('requirements')}</h3>
      <ul className="mt-1">
        {requirements.map(({ name, state, evidence }) => {
          const Icon = state === 'named' ? Check : Minus
          return (
            <li key={name} className="flex gap-2.5 py-1.5 text-sm" data-state={state}>
              <Icon size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
              <div className="min-w-0 flex-1">
                <p className="break-words">
                  {name} <span className="text-xs text-ink-3">{t(`requirement.${state}`)}</span>
                </p>
                {evidence !== null && (
                  <details className="mt-1">
                    <summary
                      aria-label={t('quotesOf', { count: 1, name })}
                      className="w-fit cursor-pointer rounded-sm text-xs font-medium text-brand-ink touch:py-2"
                    >
                      {t('quotes', { count: 1 })}
                    </summary>
                    <div className="mt-1.5">
                      <Quote item={evidence} isShort />
                    </div>
                  </details>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The result by question: what a recruiter came for. Absent in assessments of older engines. */
export function QuestionResults({ assessment }: { assessment: Assessment }) {
  const t = useTranslations('assessment.byQuestion')
  const raise = useTranslations('assessment.raise.question')
  const { reader } = useResult()
  const { questions = [], requirements = [] } = assessment
  if (questions.length === 0) return null
  const points = questions.flatMap((question) => question.points)
  return (
    <Card aria-label={t('title')} data-testid="by-question">
      <h2 className="text-lg font-semibold">{t('title')}</h2>
      <p className="tnum mt-0.5 text-base font-medium" data-testid="points-total">
        {t('total', {
          covered: countPoints(points, 'covered'),
          partly: countPoints(points, 'partly'),
          total: questions.reduce((sum, { pointCount }) => sum + pointCount, 0),
          answered: questions.filter(({ words }) => words > 0).length,
          questions: questions.length,
        })}
      </p>
      <p className="mt-1 mb-3 text-sm text-ink-2">
        {t(reader === 'candidate' ? 'leadOwn' : 'lead')} {t('limits')}
        {reader === 'candidate' && ` ${raise('hidden')}`}
      </p>
      {questions.map((result, index) => (
        <Question key={result.questionId} result={result} number={index + 1} />
      ))}
      <Requirements requirements={requirements} />
    </Card>
  )
}
