import { type ConnectionState, isConnectionLost } from '@candor/domain'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../../../shared/ui/dialog'
import { Spinner } from '../../../shared/ui/spinner'

interface ConnectionLostDialogProps {
  connection: ConnectionState
  canStartNew: boolean
}

/** The spec's waiting notice: it closes when the connection is back, and can be dismissed to keep typing. */
export function ConnectionLostDialog({ connection, canStartNew }: ConnectionLostDialogProps) {
  const t = useTranslations('candidate.connectionLost')
  const isLost = isConnectionLost({ state: connection })
  const [isDismissed, setIsDismissed] = useState(false)
  useEffect(() => {
    if (!isLost) setIsDismissed(false)
  }, [isLost])
  return (
    <Dialog
      title={t('title')}
      description={t('text')}
      width="sm"
      open={isLost && !isDismissed}
      onOpenChange={(isOpen) => setIsDismissed(!isOpen)}
    >
      {canStartNew && <p className="mb-3 text-base text-ink-2">{t('notComplete')}</p>}
      <p role="status" className="flex items-center gap-2.5 text-base text-ink-2">
        <Spinner />
        {t(`states.${connection}`)}
      </p>
    </Dialog>
  )
}
