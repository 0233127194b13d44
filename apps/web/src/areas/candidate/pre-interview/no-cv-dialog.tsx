import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readStored, writeStored } from '../../../shared/storage'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Checkbox } from '../../../shared/ui/checkbox'

const KEY = 'candor.hide-no-cv-dialog'

/** This browser's person asked not to see the dialog again. */
export const isNoCvDialogHidden = (): boolean => readStored('local', KEY) === 'yes'

interface NoCvDialogProps {
  company: string
  isOpen: boolean
  onClose: () => void
  onContinue: () => void
}

/** Says what it means to continue without a CV where one would be evaluated. */
export function NoCvDialog({ company, isOpen, onClose, onContinue }: NoCvDialogProps) {
  const t = useTranslations('noCv')
  const [isHidden, setIsHidden] = useState(false)
  const confirm = () => {
    if (isHidden) writeStored('local', KEY, 'yes')
    onContinue()
  }
  return (
    <AlertDialog
      title={t('title')}
      description={t('text', { company })}
      confirmLabel={t('confirm')}
      cancelLabel={t('cancel')}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      onConfirm={confirm}
    >
      <Checkbox className="mt-4" label={t('hide')} checked={isHidden} onChange={setIsHidden} />
    </AlertDialog>
  )
}
