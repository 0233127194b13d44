import { FileDown } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useProfile } from '../../../../shared/api/profile'
import { Button } from '../../../../shared/ui/button'
import { ExportDialog } from './export-dialog'
import type { ExportOrder } from './export-order'

interface ExportButtonProps {
  order: ExportOrder
  /** How many submissions there are. */
  count: number
  /** The dialog was closed after an export was started. */
  onDone?: () => void
}

/** Exports submissions to a file, in a dialog. Absent for members who may not. */
export function ExportButton({ order, count, onDone }: ExportButtonProps) {
  const t = useTranslations('company.exports')
  const mayExport = useProfile()?.can['submission.export'] ?? false
  if (!mayExport) return null
  const isAll = 'filter' in order
  return (
    <ExportDialog
      order={order}
      count={count}
      {...(onDone && { onDone })}
      trigger={
        <Button variant="secondary" aria-label={isAll ? t('all', { count }) : t('title')}>
          <FileDown size={15} aria-hidden="true" />
          <span className="max-xl:sr-only">{isAll ? t('all', { count }) : t('open')}</span>
        </Button>
      }
    />
  )
}
