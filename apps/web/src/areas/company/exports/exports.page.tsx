import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../shared/i18n/i18n-store'
import { usePageTitle } from '../../../shared/page-title'
import { PageHeader } from '../../../shared/ui/company-shell'
import { LinkButton } from '../../../shared/ui/link-button'
import { ExportStatus } from '../all-submissions/bulk/export-status'

export const Route = createFileRoute('/_member/company/exports/$id')({
  loader: () => ensureAreas('exports', 'errors'),
  component: ExportPage,
})

/** The page that the mail about a ready export links to. */
function ExportPage() {
  const t = useTranslations('exports')
  const { id } = Route.useParams()
  usePageTitle(t('page'))
  return (
    <>
      <PageHeader
        title={t('page')}
        lead={t('pageLead')}
        actions={
          <LinkButton href="/company/all-submissions" variant="secondary">
            {t('toList')}
          </LinkButton>
        }
      />
      <div className="mx-auto w-full max-w-[640px] p-6">
        <ExportStatus key={id} id={id} />
      </div>
    </>
  )
}
