import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { LinkButton } from '../../../../shared/ui/link-button'
import type { auditLogQuery } from './audit-log-query'

interface SubjectBannerProps {
  subject: string
  options: ReturnType<typeof auditLogQuery>
  onShowAll: () => void
}

/** Whose submission the events are about, once an event has named it, and the ways on. */
export function SubjectBanner({ subject, options, onShowAll }: SubjectBannerProps) {
  const t = useTranslations('auditLog')
  const log = useInfiniteQuery(options)
  const events = log.isSuccess ? log.data.pages.flatMap(({ items }) => items) : []
  const name = events.find((event) => event.subject?.id === subject)?.subject?.name
  return (
    <Banner
      tone="info"
      action={
        <div className="flex flex-wrap gap-2">
          <LinkButton variant="secondary" size="sm" href={`/company/submission-details?id=${subject}`}>
            {t('openSubmission')}
          </LinkButton>
          <Button variant="secondary" size="sm" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        </div>
      }
    >
      {name ? t('aboutName', { name }) : t('aboutOne')}
    </Banner>
  )
}
