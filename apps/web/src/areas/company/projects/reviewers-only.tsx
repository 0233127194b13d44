import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../shared/api/profile'
import { EmptyState } from '../../../shared/ui/empty-state'

/** A page for members who review. Others read why they see nothing. */
export function ReviewersOnly({ children }: { children: ReactNode }) {
  const t = useTranslations('projects')
  const isReviewer = useProfile()?.can['submission.review'] ?? false
  return isReviewer ? children : <EmptyState title={t('reviewersOnly')} />
}
