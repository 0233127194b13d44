import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { Dialog } from '../../../../shared/ui/dialog'

const steps = ['lock', 'allow', 'reload', 'system', 'others', 'phone'] as const

/** Explains how to allow camera and microphone again. */
export function PermissionGuide({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('candidate.guide')
  const devices = useTranslations('candidate.devices')
  const [isOpen, setIsOpen] = useState(false)
  const retry = () => {
    setIsOpen(false)
    onRetry()
  }
  return (
    <Dialog
      title={t('title')}
      description={t('text')}
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="secondary" size="sm">
          {devices('guide')}
        </Button>
      }
      footer={<Button onClick={retry}>{devices('checkAgain')}</Button>}
    >
      <ol className="flex list-decimal flex-col gap-2.5 pl-5 text-base text-ink-2 marker:font-semibold marker:text-ink">
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </Dialog>
  )
}
