import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { Banner } from '../../../shared/ui/banner'
import { SkeletonPage } from '../../../shared/ui/skeleton'
import { useSet } from '../interview-set/use-set'
import { LoadError } from '../parts/load-error'
import { EditSetView } from './edit-set-view'

export const Route = createFileRoute('/_member/company/interview-set/edit/$id')({
  loader: () => ensureAreas('integrity'),
  component: EditSetPage,
})

function EditSetPage() {
  const t = useTranslations('company')
  const { id } = Route.useParams()
  const { data: set, error, isError, refetch } = useSet(id)
  usePageTitle(t('edit.title'))
  if (isError && !set)
    return (
      <LoadError
        title={t('sets.loadFailed')}
        error={error}
        onRetry={() => {
          void refetch()
        }}
      />
    )
  if (!set) return <SkeletonPage />
  if (!set.can.edit)
    return (
      <div className="p-6">
        <Banner tone="warn">{t('edit.readOnly')}</Banner>
      </div>
    )
  return <EditSetView key={set.id} set={set} />
}
