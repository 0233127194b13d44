import { lazy, type ReactElement, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../../shared/i18n/i18n-store'
import { Dialog } from '../../../../shared/ui/dialog'
import type { DialogProps } from '../../../../shared/ui/dialog-popup'
import { Skeleton } from '../../../../shared/ui/skeleton'
import type { ExportOrder } from './export-order'

const ExportBody = lazy(async () => {
  const [file] = await Promise.all([import('./export-body'), ensureAreas('exports', 'errors')])
  return { default: file.ExportBody }
})

interface ExportDialogProps {
  order: ExportOrder
  /** How many submissions there are. */
  count: number
  /** The button that opens it; or steer with `control`. */
  trigger?: ReactElement
  control?: Required<Pick<DialogProps, 'open' | 'onOpenChange'>>
  /** The dialog was closed after an export was started. */
  onDone?: () => void
}

/** Exports submissions to a file. */
export function ExportDialog({ order, count, trigger, control, onDone }: ExportDialogProps) {
  const t = useTranslations('company.exports')
  const [exportId, setExportId] = useState<string | null>(null)
  const change = (isOpen: boolean) => {
    control?.onOpenChange(isOpen)
    if (isOpen || exportId === null) return
    setExportId(null)
    onDone?.()
  }
  return (
    <Dialog
      title={t('title')}
      description={t('lead', { count })}
      {...(control && { open: control.open })}
      {...(trigger && { trigger })}
      onOpenChange={change}
    >
      <Suspense fallback={<Skeleton className="h-[380px] w-full rounded-xl" />}>
        <ExportBody order={order} exportId={exportId} onExportId={setExportId} />
      </Suspense>
    </Dialog>
  )
}
