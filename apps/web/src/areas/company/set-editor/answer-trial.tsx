import { findExpectedPoints, type InterviewLanguage } from '@candor/contract'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TextArea } from '../../../shared/ui/text-area'

interface AnswerTrialProps {
  points: readonly string[]
  language: InterviewLanguage
}

/** An answer typed to see which points are found in it. Nothing of it is sent or saved. */
export function AnswerTrial({ points, language }: AnswerTrialProps) {
  const t = useTranslations('company.editor.answerTrial')
  const [answer, setAnswer] = useState('')
  return (
    <details className="group">
      <summary className="inline-flex cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm font-medium text-brand-ink [&::-webkit-details-marker]:hidden">
        <ChevronDown size={15} aria-hidden="true" className="transition-transform duration-150 group-open:rotate-180" />
        {t('title')}
      </summary>
      <div className="mt-3 flex flex-col gap-2">
        <TextArea
          label={t('answer')}
          hint={t('hint')}
          rows={3}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        {answer.trim() !== '' && (
          <ul aria-label={t('result')} aria-live="polite" className="flex flex-col gap-1 text-sm">
            {findExpectedPoints(answer, [...new Set(points)], language).map(({ line, heading, found }) => (
              <li key={line}>
                <span className="font-medium">{heading}</span>{' '}
                <span className="text-ink-3">
                  {found.length > 0 ? t('found', { words: found.join(', ') }) : t('notFound')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}
