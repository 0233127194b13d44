import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isSupportedBrowser } from '../../../shared/media/browser-support'
import { readStored, writeStored } from '../../../shared/storage'
import { Button } from '../../../shared/ui/button'
import { Dialog } from '../../../shared/ui/dialog'

const KEY = 'candor.browser-risk'

/** Warns once per visit in browsers without supported video recording. Typing works in every browser. */
export function BrowserDialog({ isAsked }: { isAsked: boolean }) {
  const t = useTranslations('candidate.browser')
  const [isAccepted, setIsAccepted] = useState(
    () => isSupportedBrowser(navigator.userAgent) || readStored('session', KEY) !== null,
  )
  const accept = () => {
    writeStored('session', KEY, '1')
    setIsAccepted(true)
  }
  return (
    <Dialog
      title={t('title')}
      description={t('text')}
      open={isAsked && !isAccepted}
      onOpenChange={(isOpen) => {
        if (!isOpen) accept()
      }}
      width="sm"
      footer={<Button onClick={accept}>{t('accept')}</Button>}
    >
      <p className="text-base text-ink-2">{t('risk')}</p>
    </Dialog>
  )
}
