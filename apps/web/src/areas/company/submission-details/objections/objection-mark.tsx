import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ObjectionSubject } from '../../../../features/results/result-view'
import { query } from '../../../../shared/api/client'
import { Pill } from '../../../../shared/ui/pill'

interface ObjectionMarkProps {
  submissionId: string
  subject: ObjectionSubject
}

/** That the candidate objects to a signal or remark, and what came of it. Absent when they don't. */
export function ObjectionMark({ submissionId, subject }: ObjectionMarkProps) {
  const t = useTranslations('requests.mark')
  const input = { page: 1, submissionId }
  const { data } = useQuery(query.interview.request.list.queryOptions({ input }))
  const found = data?.items.filter((request) => request.subject?.id === subject.id) ?? []
  const objection = found.find(({ answer }) => answer === null) ?? found[0]
  if (objection === undefined) return null
  const { answer } = objection
  return (
    <div className="mt-2 flex flex-col items-start gap-1" data-testid="objection-mark">
      <Pill tone={answer === null ? 'warn' : 'neutral'}>{t(answer === null ? 'open' : answer.outcome)}</Pill>
      {answer !== null && (
        <p className="text-sm break-words whitespace-pre-wrap text-ink-2">
          {t('reason', { name: answer.answeredBy })} {answer.text}
        </p>
      )}
    </div>
  )
}
