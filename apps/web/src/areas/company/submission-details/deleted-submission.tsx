import type { SubmissionDetail } from '@candor/contract'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyArt } from '../../../shared/ui/art'
import { LinkButton } from '../../../shared/ui/link-button'

/**
 * In place of a submission that was open and is missing now. What the reader was allowed before doesn't show whether it was deleted or
 * the access ended.
 */
export function DeletedSubmission({ submission }: { submission: SubmissionDetail }) {
  const t = useTranslations('company.review')
  const heading = useRef<HTMLHeadingElement>(null)
  // What had the focus is no longer on the page.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div
      data-testid="submission-deleted"
      className="mx-auto flex max-w-[440px] animate-rise flex-col items-center px-6 py-14 text-center"
    >
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {t('deleted.title')}
      </h1>
      <EmptyArt className="max-w-[200px]" />
      <div role="alert" className="mt-6 text-base text-ink-2">
        <p className="text-xl font-semibold text-ink">{t('deleted.title')}</p>
        <p className="mt-1.5">{t('deleted.text', { name: submission.candidateName })}</p>
        {submission.can.review && <p className="mt-2">{t('deleted.unsaved')}</p>}
      </div>
      <div className="mt-6">
        <LinkButton href="/company/all-submissions">{t('toList')}</LinkButton>
      </div>
    </div>
  )
}
