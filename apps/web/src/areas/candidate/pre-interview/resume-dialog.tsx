import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatClock } from '../../../shared/format-clock'
import { AlertDialog } from '../../../shared/ui/alert-dialog'

interface ResumeDialogProps {
  /** Null: no clock counts. */
  remainingMs: number | null
  isBusy?: boolean
  /** Shown under the time: what someone else can do. */
  children?: ReactNode
  onResume: () => void
  onLater: () => void
}

/** Offers to resume an unfinished interview from its last point. */
export function ResumeDialog({ remainingMs, isBusy = false, onResume, onLater, children }: ResumeDialogProps) {
  const t = useTranslations('candidate.resume')
  return (
    <AlertDialog
      open
      title={t('title')}
      description={t('text')}
      confirmLabel={t('resume')}
      cancelLabel={t('later')}
      isBusy={isBusy}
      onConfirm={onResume}
      onOpenChange={(isOpen) => {
        if (!isOpen) onLater()
      }}
    >
      {remainingMs !== null && (
        <p className="tnum mt-3 text-base text-ink-2">{t('left', { time: formatClock(remainingMs) })}</p>
      )}
      {children}
    </AlertDialog>
  )
}
