import { FileDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../../shared/api/profile'
import { ensureAreas } from '../../../../shared/i18n/i18n-store'
import { Button } from '../../../../shared/ui/button'
import { Dialog } from '../../../../shared/ui/dialog'
import { Skeleton } from '../../../../shared/ui/skeleton'

const ExportBody = lazy(async () => {
  const [file] = await Promise.all([import('./export-body'), ensureAreas('exports', 'errors')])
  return { default: file.ExportBody }
})

interface ExportButtonProps {
  submissionIds: readonly string[]
  /** The dialog was closed after an export was started. */
  onDone: () => void
}

/** Exports submissions to a file, in a dialog. Absent for members who may not. */
export function ExportButton({ submissionIds, onDone }: ExportButtonProps) {
  const t = useTranslations('company.exports')
  const mayExport = useProfile()?.can['submission.export'] ?? false
  const [exportId, setExportId] = useState<string | null>(null)
  if (!mayExport) return null
  const change = (isOpen: boolean) => {
    if (isOpen || exportId === null) return
    setExportId(null)
    onDone()
  }
  return (
    <Dialog
      title={t('title')}
      description={t('lead', { count: submissionIds.length })}
      onOpenChange={change}
      trigger={
        <Button variant="secondary" aria-label={t('title')}>
          <FileDown size={15} aria-hidden="true" />
          <span className="max-xl:sr-only">{t('open')}</span>
        </Button>
      }
    >
      <Suspense fallback={<Skeleton className="h-[380px] w-full rounded-xl" />}>
        <ExportBody submissionIds={submissionIds} exportId={exportId} onExportId={setExportId} />
      </Suspense>
    </Dialog>
  )
}
