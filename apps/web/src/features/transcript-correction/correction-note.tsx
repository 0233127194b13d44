import type { ShownCorrection } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { WordDifference } from './word-difference'

/** Says that the candidate corrected an answer, and shows what. */
export function CorrectionNote({ correction }: { correction: ShownCorrection | undefined }) {
  const t = useTranslations('assessment.correction.company')
  if (correction === undefined) return null
  const { kind, changedPercent, heardText, correctedText } = correction
  return (
    <div className="rounded-xl bg-sunken px-4 py-3 text-sm" data-testid="correction-note">
      <p className="text-ink-2">{t(kind, { percent: changedPercent })}</p>
      <details className="mt-1">
        <summary className="w-fit cursor-pointer rounded-sm font-medium text-brand-ink touch:py-2.5">
          {t('show')}
        </summary>
        <div className="mt-1">
          <WordDifference before={heardText} after={correctedText} />
        </div>
      </details>
    </div>
  )
}
