import { useFormatter, useTranslations } from 'use-intl'
import { useDeletedInterviews } from './use-own-list'

/** Interviews that were deleted: which, and when. Nothing else of them is stored. */
export function DeletedInterviews() {
  const t = useTranslations('responses.list')
  const format = useFormatter()
  const deleted = useDeletedInterviews()
  if (deleted.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-lg font-semibold">{t('deletedTitle')}</h2>
      <p className="mt-1 text-sm text-ink-2">{t('deletedText')}</p>
      <ul className="mt-3 flex flex-col gap-2">
        {deleted.map(({ id, positionName: position, organizationName: company, deletedAt, by }) => (
          <li key={id} className="rounded-xl border border-line px-4 py-3 text-base break-words">
            {t(by === 'candidate' ? 'deletedByYou' : 'deleted', {
              position,
              company,
              date: format.dateTime(new Date(deletedAt), { dateStyle: 'long' }),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
}
