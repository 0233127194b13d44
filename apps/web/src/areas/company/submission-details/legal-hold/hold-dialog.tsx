import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { ensureAreas } from '../../../../shared/i18n/i18n-store'
import { Dialog } from '../../../../shared/ui/dialog'
import { Skeleton } from '../../../../shared/ui/skeleton'

const HoldBody = lazy(async () => {
  const [file] = await Promise.all([import('./hold-body'), ensureAreas('deletion', 'errors')])
  return { default: file.HoldBody }
})

interface HoldDialogProps {
  submissionId: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** How long a submission is kept, and the legal hold on it. */
export function HoldDialog({ submissionId, isOpen, onOpenChange }: HoldDialogProps) {
  const t = useTranslations('company.review')
  return (
    <Dialog title={t('retention')} open={isOpen} onOpenChange={onOpenChange}>
      <Suspense fallback={<Skeleton className="h-60 w-full rounded-xl" />}>
        <HoldBody submissionId={submissionId} onDone={() => onOpenChange(false)} />
      </Suspense>
    </Dialog>
  )
}
