import type { OwnSubmissionSummary } from '@candor/contract'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { EmptyArt, LostArt } from '../../../shared/ui/art'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { CompanyLogo } from '../../../shared/ui/company-logo'
import { LinkButton } from '../../../shared/ui/link-button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { PlainShell } from '../../../shared/ui/plain-shell'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { MAIN_ID } from '../../../shared/ui/skip-link'
import { useRestoreInterview } from '../submission/your-data/use-own-deletion'
import { DeletedInterviews } from './deleted-interviews'
import { InterviewLinkForm } from './interview-link-form'
import { PendingDeletion } from './pending-deletion'
import { useDeletedInterviews, useOwnList } from './use-own-list'

/** The interviews that were submitted in this browser, or how to get back to one. */
export function OwnInterviewsView() {
  const t = useTranslations('responses.list')
  const { data, error, refetch } = useOwnList()
  const hasDeleted = useDeletedInterviews().length > 0
  if (error && data === undefined) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Loading title={t('title')} />
  return data.length === 0 && !hasDeleted ? <NoInterviews /> : <OwnInterviewList items={data} />
}

export function Loading({ title }: { title: string }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className="outline-none">
      <h1 className="sr-only">{title}</h1>
      <SkeletonPage />
    </main>
  )
}

export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations('responses.list')
  const common = useTranslations('common.actions')
  const errorText = useErrorText()
  return (
    <NoticePage
      art={<LostArt />}
      title={t('failed')}
      actions={
        <Button size="lg" onClick={onRetry}>
          <RotateCcw size={16} aria-hidden="true" />
          {common('retry')}
        </Button>
      }
    >
      <p role="alert">{errorText(error)}</p>
    </NoticePage>
  )
}

/** This browser has access to no submitted interview: its link leads back to it. */
export function NoInterviews() {
  const t = useTranslations('responses.list')
  return (
    <NoticePage art={<EmptyArt />} title={t('emptyTitle')}>
      <p>{t('emptyText')}</p>
      <div className="mt-6">
        <InterviewLinkForm />
      </div>
    </NoticePage>
  )
}

/** All interviews, the newest first. */
export function OwnInterviewList({ items }: { items: readonly OwnSubmissionSummary[] }) {
  const t = useTranslations('responses.list')
  return (
    <PlainShell>
      <h1 className="text-2xl font-semibold md:text-3xl">{t('title')}</h1>
      <p className="mt-1 text-base text-ink-2">{t('lead')}</p>
      <ul className="mt-5 flex flex-col gap-4">
        {items.map((item) => (
          <li key={item.id}>
            <Row item={item} />
          </li>
        ))}
      </ul>
      <DeletedInterviews />
    </PlainShell>
  )
}

function Row({ item }: { item: OwnSubmissionSummary }) {
  const t = useTranslations('responses.list')
  const format = useFormatter()
  const { positionName: position, organizationName: company, deletion } = item
  const date = format.dateTime(new Date(item.submittedAt), { dateStyle: 'long', timeStyle: 'short' })
  const title = useRef<HTMLHeadingElement>(null)
  const restore = useRestoreInterview(item.id)
  const isRestored = restore.isSuccess && deletion === null
  // The button had the focus, and is gone.
  useEffect(() => {
    if (isRestored) title.current?.focus()
  }, [isRestored])
  return (
    <Card data-testid="own-interview" className="flex flex-wrap items-center gap-4">
      <CompanyLogo name={company} src={item.logoUrl} />
      <div className="min-w-0 flex-1 basis-56">
        <h2 ref={title} tabIndex={-1} className="text-lg font-semibold break-words outline-none">
          {position}
        </h2>
        <p className="text-sm break-words text-ink-2">{company}</p>
        {deletion === null && (
          <p className="mt-1 text-sm text-ink-3">
            {t('submitted', { date })} · {t('answered', { count: item.answerCount })} · {t(`results.${item.result}`)}
          </p>
        )}
        <p role="status" className="mt-1 text-sm text-ink-2 empty:hidden">
          {isRestored && t('restored')}
        </p>
      </div>
      {deletion !== null ? (
        <PendingDeletion deletion={deletion} restore={restore} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <LinkButton
            href={`/your-response?sessionId=${item.sessionId}`}
            variant="secondary"
            aria-label={t('answersOf', { position, company })}
          >
            {t('answers')}
          </LinkButton>
          <LinkButton href={`/submission/${item.id}`} aria-label={t('openOf', { position, company })}>
            {t('open')}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}
