import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '../../../shared/ui/dialog'
import { Spinner } from '../../../shared/ui/spinner'

/** The spec's waiting notice: it goes away by itself when the line is back; it may be put aside to go on typing. */
export function LostDialog({ isLost }: { isLost: boolean }) {
  const t = useTranslations('candidate.lost')
  const [isAside, setIsAside] = useState(false)
  useEffect(() => {
    if (!isLost) setIsAside(false)
  }, [isLost])
  return (
    <Dialog
      title={t('title')}
      description={t('text')}
      width="sm"
      open={isLost && !isAside}
      onOpenChange={(isOpen) => setIsAside(!isOpen)}
    >
      <p role="status" className="flex items-center gap-2.5 text-base text-ink-2">
        <Spinner />
        {t('reconnecting')}
      </p>
    </Dialog>
  )
}
