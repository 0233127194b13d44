import type { QuestionResult } from '@candor/contract'
import { Eye } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Quote } from './evidence-list'

/** Sentences with a phrase that the company finds wrong, for a person to judge. Not shown to candidates, whose result lacks them. */
export function SentencesToCheck({ sentences = [] }: { sentences: QuestionResult['sentencesToCheck'] }) {
  const t = useTranslations('assessment.byQuestion.sentencesToCheck')
  const format = useFormatter()
  if (sentences.length === 0) return null
  return (
    <div className="mt-2" data-testid="sentences-to-check">
      <p className="flex gap-2 text-sm text-ink-2">
        <Eye size={15} aria-hidden="true" className="mt-0.5 shrink-0" />
        {t('lead', { count: sentences.length })}
      </p>
      <ul className="mt-1.5 flex flex-col gap-2">
        {sentences.map(({ phrases, evidence }) => (
          <li key={`${evidence.answerId} ${evidence.start}`}>
            <Quote item={evidence} />
            <p className="mt-1 px-3.5 text-xs break-words text-ink-2">
              {t('holds', {
                phrases: format.list(
                  phrases.map((phrase) => `“${phrase}”`),
                  { type: 'unit' },
                ),
              })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
