import { FileDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../../shared/api/profile'
import { Button } from '../../../../shared/ui/button'
import { ExportDialog } from './export-dialog'

interface ExportButtonProps {
  submissionIds: readonly string[]
  /** The dialog was closed after an export was started. */
  onDone: () => void
}

/** Exports submissions to a file, in a dialog. Absent for members who may not. */
export function ExportButton({ submissionIds, onDone }: ExportButtonProps) {
  const t = useTranslations('company.exports')
  const mayExport = useProfile()?.can['submission.export'] ?? false
  if (!mayExport) return null
  return (
    <ExportDialog
      submissionIds={submissionIds}
      onDone={onDone}
      trigger={
        <Button variant="secondary" aria-label={t('title')}>
          <FileDown size={15} aria-hidden="true" />
          <span className="max-xl:sr-only">{t('open')}</span>
        </Button>
      }
    />
  )
}
