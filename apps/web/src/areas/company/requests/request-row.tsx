import type { CompanyRequest } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { RequestDate } from './request-date'

/** A request for a review or an objection, which leads to its submission. */
export function RequestRow({ request }: { request: CompanyRequest }) {
  const t = useTranslations('requests.company')
  const { submissionId, candidateName, positionName, kind, text, language, dueAt, answer } = request
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <a
          href={`/company/submission-details?id=${submissionId}`}
          className="rounded-sm text-base font-semibold break-words hover:underline"
        >
          {t(`items.${kind}`, { name: candidateName })}
        </a>
        <p className="truncate text-sm text-ink-3">{positionName}</p>
        <p lang={language} className="mt-1 line-clamp-2 text-sm break-words text-ink-2">
          {text}
        </p>
      </div>
      <RequestDate dueAt={dueAt} answeredAt={answer?.answeredAt ?? null} />
    </li>
  )
}
