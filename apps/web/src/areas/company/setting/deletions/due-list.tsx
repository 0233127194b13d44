import { type RetentionPolicy, retentionLimits } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'
import { TextLink } from '../../../../shared/ui/text-link'

const { aheadDays: days } = retentionLimits

/** What the policy deletes next, so that nothing goes unseen. */
export function DueList({ due }: { due: RetentionPolicy['due'] }) {
  const t = useTranslations('deletion.policy')
  const format = useFormatter()
  const show = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' })
  return (
    <section>
      <h3 className="text-base font-semibold">{t('dueTitle', { days })}</h3>
      {due.total === 0 ? (
        <p className="mt-1 text-sm text-ink-3">{t('dueNone', { days })}</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-2">
            {t('dueCount', { count: due.total })}
            {due.items.length < due.total && ` ${t('dueFirst', { count: due.items.length })}`}
          </p>
          <ul className="mt-2 divide-y divide-line">
            {due.items.map(({ submissionId, candidateName, positionName, deleteAt }) => (
              <li key={submissionId} className="py-2.5">
                <TextLink href={`/company/submission-details?id=${submissionId}`}>{candidateName}</TextLink>
                <p className="text-sm text-ink-3">{t('dueOn', { position: positionName, date: show(deleteAt) })}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
