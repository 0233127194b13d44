import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ApiError } from '../../../../shared/api/api-error'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Button } from '../../../../shared/ui/button'
import { Dialog } from '../../../../shared/ui/dialog'

interface DownloadProblemProps {
  error: unknown
  onRetry: () => void
  onClose: () => void
  /** Links to the parts; null without parts. */
  parts: ReactNode
}

/** With these codes only parts of the file are available. With all others, a retry may help. */
const inParts = new Set(['RECORDINGS_DIFFER', 'RECORDING_DAMAGED'])
const isForGood = (error: unknown): boolean => error instanceof ApiError && inParts.has(error.code)

/** Shows why a file is unavailable, and which parts are available. */
export function DownloadProblem({ error, onRetry, onClose, parts }: DownloadProblemProps) {
  const t = useTranslations('company.review.downloads')
  const errorText = useErrorText()
  return (
    <Dialog
      open
      width="sm"
      title={t('failed')}
      description={errorText(error)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      footer={!isForGood(error) && <Button onClick={onRetry}>{t('retry')}</Button>}
    >
      {isForGood(error) && parts}
    </Dialog>
  )
}
