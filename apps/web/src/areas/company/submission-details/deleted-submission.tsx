import type { SubmissionDetail } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'

/** In place of a submission that was open and is missing now. Who sees only what is shared may have lost the access instead. */
export function DeletedSubmission({ submission }: { submission: SubmissionDetail }) {
  const t = useTranslations('company.review')
  const isReviewer = submission.can.review
  return (
    <div role="alert" data-testid="submission-deleted">
      <h1 className="sr-only">{t('tabs.label')}</h1>
      <EmptyState
        title={isReviewer ? t('deleted.title') : t('deleted.titleShared')}
        action={<LinkButton href="/company/all-submissions">{t('toList')}</LinkButton>}
      >
        <p>{t('deleted.text', { name: submission.candidateName })}</p>
        {isReviewer && <p className="mt-2">{t('deleted.unsaved')}</p>}
      </EmptyState>
    </div>
  )
}
