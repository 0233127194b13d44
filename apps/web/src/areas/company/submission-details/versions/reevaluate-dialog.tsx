import { reviewLimits } from '@candor/contract'
import { type ReactElement, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Checkbox } from '../../../../shared/ui/checkbox'
import { Dialog } from '../../../../shared/ui/dialog'
import { TextArea } from '../../../../shared/ui/text-area'
import { toast } from '../../../../shared/ui/toaster'
import { useReevaluate } from './use-versions'

interface ReevaluateDialogProps {
  submissionId: string
  trigger: ReactElement
}

/** Asks for the reason, and for an agreed adjustment, before a new version is created. */
export function ReevaluateDialog({ submissionId, trigger }: ReevaluateDialogProps) {
  const t = useTranslations('assessment.versions')
  const errorText = useErrorText()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [excludesFluency, setExcludesFluency] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const ask = useReevaluate(submissionId)
  const isMissing = reason.trim() === ''
  const start = () => {
    setIsChecked(true)
    if (isMissing) return
    ask.mutate(
      { reason: reason.trim(), excludesFluency },
      {
        onSuccess: () => {
          toast.success(t('started'))
          setIsOpen(false)
          setReason('')
          setIsChecked(false)
        },
      },
    )
  }
  return (
    <Dialog
      title={t('dialogTitle')}
      description={t('dialogText')}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setIsOpen}
      footer={
        <Button isBusy={ask.isPending} onClick={start}>
          {t('start')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {ask.error && (
          <Banner tone="bad" title={t('failed')}>
            {errorText(ask.error)}
          </Banner>
        )}
        <TextArea
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          max={reviewLimits.reevaluationReasonCharacters}
          error={isChecked && isMissing ? t('reasonMissing') : undefined}
          onChange={(event) =>
            setReason([...event.currentTarget.value].slice(0, reviewLimits.reevaluationReasonCharacters).join(''))
          }
        />
        <Checkbox
          label={t('excludesFluency')}
          hint={t('excludesFluencyHint')}
          checked={excludesFluency}
          onChange={setExcludesFluency}
        />
      </div>
    </Dialog>
  )
}
