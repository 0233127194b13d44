import type { CompanyRequest, IntegrityIntervalKind, RedFlagId, RequestKind, SubmissionDetail } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { query } from '../../../../shared/api/client'
import { useProfile } from '../../../../shared/api/profile'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'
import { Pill } from '../../../../shared/ui/pill'
import { RequestDate } from '../../requests/request-date'
import { AnswerForm } from './answer-form'

/** What the candidate asks of the company, with a form for the answer. Absent when they ask nothing; a failure is not. */
export function RequestsCard({
  submission,
}: {
  submission: { id: string; can: Pick<SubmissionDetail['can'], 'review'> }
}) {
  const t = useTranslations('requests.card')
  const input = { page: 1, submissionId: submission.id }
  const company = useTranslations('requests.company')
  const common = useTranslations('common.actions')
  const { data, isError, refetch } = useQuery({
    ...query.interview.request.list.queryOptions({ input }),
    enabled: submission.can.review,
  })
  if (isError && data === undefined)
    return (
      <Banner tone="bad" className="mb-4">
        {company('loadFailed')}{' '}
        <Button variant="ghost" size="sm" onClick={() => void refetch()}>
          {common('retry')}
        </Button>
      </Banner>
    )
  if (data === undefined || data.items.length === 0) return null
  return (
    <Card aria-labelledby="requests-title" data-testid="requests" className="mb-4 flex flex-col gap-4">
      <h2 id="requests-title" className="text-lg font-semibold">
        {t('title')}
      </h2>
      {data.items.map((request) => (
        <Request key={request.id} request={request} />
      ))}
    </Card>
  )
}

function Request({ request }: { request: CompanyRequest }) {
  const t = useTranslations('requests.card')
  const locale = useLocale()
  const mayAnswer = useProfile()?.can['request.answer'] ?? false
  const { kind, subject, text, language, dueAt, answer } = request
  return (
    <div className="flex flex-col gap-2">
      {subject !== null && <Subject subject={subject} />}
      <div className="flex flex-wrap gap-2">
        <RequestDate dueAt={dueAt} answeredAt={answer?.answeredAt ?? null} />
        {language !== locale && <Pill>{t('writtenIn', { language })}</Pill>}
      </div>
      <p lang={language} className="text-base break-words whitespace-pre-wrap">
        {text}
      </p>
      {answer !== null && <Answer kind={kind} answer={answer} />}
      {answer === null && mayAnswer && <AnswerForm requestId={request.id} kind={kind} />}
      {answer === null && !mayAnswer && <p className="text-sm text-ink-3">{t('recruitersAnswer')}</p>}
    </div>
  )
}

function Subject({ subject }: { subject: NonNullable<CompanyRequest['subject']> }) {
  return (
    <h3 className="text-base font-semibold">
      {subject.type === 'cv_remark' ? <RemarkName id={subject.name} /> : <SignalName id={subject.name} />}
    </h3>
  )
}

function SignalName({ id }: { id: IntegrityIntervalKind }) {
  return useTranslations('requests.card')(`signals.${id}`)
}

function RemarkName({ id }: { id: RedFlagId }) {
  const t = useTranslations('requests.card')
  const words = useTranslations('cvReport')
  return t('remark', { title: words(`flags.${id}.title`) })
}

interface AnswerProps {
  kind: RequestKind
  answer: NonNullable<CompanyRequest['answer']>
}

function Answer({ kind, answer }: AnswerProps) {
  const t = useTranslations('requests.card')
  const format = useFormatter()
  const date = format.dateTime(new Date(answer.answeredAt), { dateStyle: 'medium' })
  return (
    <div className="border-l-2 border-line-strong pl-3">
      <h3 className="text-base font-semibold">{t(`outcomes.${kind}.${answer.outcome}`)}</h3>
      <p className="text-base break-words whitespace-pre-wrap">{answer.text}</p>
      <p className="text-sm text-ink-3">{t('answeredBy', { name: answer.answeredBy, date })}</p>
    </div>
  )
}
