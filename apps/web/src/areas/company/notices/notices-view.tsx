import { Settings2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import { PageHeader } from '../../../shared/ui/company-shell'
import { EmptyState } from '../../../shared/ui/empty-state'
import { LinkButton } from '../../../shared/ui/link-button'
import { Pager } from '../../../shared/ui/pager'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { LoadError } from '../parts/load-error'
import { PastEnd } from '../parts/past-end'
import { NoticeRow } from './notice-row'
import { useMarkRead, useNotices } from './use-notices'
import { useUnreadCount } from './use-unread-count'

function Actions({ isBusy, onReadAll }: { isBusy: boolean; onReadAll: () => void }) {
  const t = useTranslations('notices')
  const hasUnread = useUnreadCount() !== null
  return (
    <>
      <LinkButton href="/company/setting/notices" variant="secondary">
        <Settings2 size={15} aria-hidden="true" />
        {t('settings')}
      </LinkButton>
      <Button variant="secondary" disabled={!hasUnread} focusableWhenDisabled isBusy={isBusy} onClick={onReadAll}>
        {t('markAllRead')}
      </Button>
    </>
  )
}

interface NoticesViewProps {
  page: number
  onPage: (page: number | undefined) => void
}

/** What is new for the member, and the ways to open it and to mark it as read. */
export function NoticesView({ page, onPage }: NoticesViewProps) {
  const t = useTranslations('notices')
  const list = useNotices(page)
  const mark = useMarkRead()
  const { data } = list
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<Actions isBusy={mark.all.isPending} onReadAll={() => mark.all.mutate()} />}
      />
      <div className="mx-auto flex w-full max-w-[860px] flex-col gap-5 p-6 max-sm:p-3">
        {!data && !list.isError && <SkeletonList rows={6} />}
        {list.isError && (
          <LoadError
            title={t('loadFailed')}
            error={list.error}
            onRetry={() => {
              void list.refetch()
            }}
          />
        )}
        {data?.items.length === 0 && data.total > 0 && <PastEnd onFirst={() => onPage(undefined)} />}
        {data?.total === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        {data && data.items.length > 0 && (
          <div aria-busy={list.isPlaceholderData}>
            <Card padding="none">
              <ul aria-label={t('list')} className="divide-y divide-line">
                {data.items.map((notice) => (
                  <NoticeRow key={notice.id} notice={notice} onRead={mark.one.mutate} />
                ))}
              </ul>
            </Card>
            <Pager {...data} onChange={onPage} />
          </div>
        )}
      </div>
    </>
  )
}
