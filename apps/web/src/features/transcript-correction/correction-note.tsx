import type { ShownCorrection } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { WordDifference } from './word-difference'

interface CorrectedAnswer {
  readonly questionText: string
  readonly correction?: ShownCorrection | undefined
}

/** Says that the candidate corrected an answer, and shows what. */
export function CorrectionNote({ answer }: { answer: CorrectedAnswer }) {
  const t = useTranslations('assessment.correction.company')
  const { correction, questionText } = answer
  if (correction === undefined) return null
  const { kind, changedPercent, heardText, correctedText } = correction
  return (
    <div className="rounded-xl bg-sunken px-4 py-3 text-sm" data-testid="correction-note">
      <p className="text-ink-2">{t(kind, { percent: changedPercent })}</p>
      <details className="mt-1">
        <summary
          aria-label={t('showOf', { question: questionText })}
          className="w-fit cursor-pointer rounded-sm font-medium text-brand-ink touch:py-2.5"
        >
          {t('show')}
        </summary>
        <div className="mt-1">
          <WordDifference before={heardText} after={correctedText} />
        </div>
      </details>
    </div>
  )
}
