import type { SubmissionDetail } from '@candor/contract'
import { getScreeningKind } from '@candor/domain'
import { useTranslations } from 'use-intl'
import { FactList } from './fact-list'

type Screening = SubmissionDetail['screening']

/** The screening answers. */
export function ScreeningPanel({ screening }: { screening: Screening }) {
  const t = useTranslations('company.review.screening')
  const formatAnswer = ({ type, values }: Screening[number]) => {
    if (values.length === 0) return t('unanswered')
    const words = values.join(', ')
    return getScreeningKind(type).isFile ? t('file', { name: words }) : words
  }
  if (screening.length === 0) return <p className="p-6 text-base text-ink-2">{t('empty')}</p>
  return (
    <dl className="flex flex-col gap-4 p-6">
      {screening.map((entry) => (
        <div key={entry.label}>
          <dt className="text-sm text-ink-3">{entry.label}</dt>
          <dd className="mt-0.5 text-base whitespace-pre-wrap">
            {entry.facts === undefined ? formatAnswer(entry) : <FactList facts={entry.facts} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
