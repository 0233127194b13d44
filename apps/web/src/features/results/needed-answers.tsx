import { type Assessment, assessmentRules } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { useResult } from './result-view'
import { isShortInterview } from './short-interview'

/** To a candidate whose interview is too short for any level: what the engine would have needed. */
export function NeededAnswers({ assessment }: { assessment: Assessment }) {
  const t = useTranslations('assessment.raise')
  const { reader } = useResult()
  if (reader !== 'candidate' || !isShortInterview(assessment)) return null
  const { longAnswers, minContentWords } = assessmentRules
  return (
    <p className="mt-2 text-sm text-ink-2" data-testid="needed-answers">
      {t('neededTitle')}:{' '}
      {t('longerAnswers', {
        answers: longAnswers.count,
        length: longAnswers.words,
        seconds: longAnswers.speechMs / 1000,
        words: minContentWords,
      })}
    </p>
  )
}
