import { type Dim, levelLimits, type ReviewerLevel, reviewLimits } from '@candor/contract'
import { type ReactElement, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLevelText } from '../../../../features/results/use-level-text'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Dialog } from '../../../../shared/ui/dialog'
import { Select } from '../../../../shared/ui/select'
import { TextArea } from '../../../../shared/ui/text-area'
import { useOwnLevel } from './use-own-level'

const halfLevels = Array.from(
  { length: (levelLimits.max - levelLimits.min) / levelLimits.reviewerStep + 1 },
  (_, index) => levelLimits.min + index * levelLimits.reviewerStep,
)

interface LevelDialogProps {
  submissionId: string
  dim: Dim
  /** The level that this person set before. */
  own: ReviewerLevel | null
  trigger: ReactElement
}

interface LevelFieldsProps {
  level: string | null
  onLevel: (level: string) => void
  reason: string
  onReason: (reason: string) => void
  isChecked: boolean
}

function LevelFields({ level, onLevel, reason, onReason, isChecked }: LevelFieldsProps) {
  const t = useTranslations('assessment.levels')
  return (
    <>
      <Select
        label={t('level')}
        value={level}
        options={halfLevels.map((value) => ({ value: `${value}`, label: t('option', { level: value }) }))}
        error={isChecked && level === null ? t('levelMissing') : undefined}
        onChange={onLevel}
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        max={reviewLimits.levelReasonCharacters}
        error={isChecked && reason.trim() === '' ? t('reasonMissing') : undefined}
        onChange={(event) =>
          onReason([...event.currentTarget.value].slice(0, reviewLimits.levelReasonCharacters).join(''))
        }
      />
    </>
  )
}

/** Sets a person's level in half steps, with a reason. The engine's level remains next to it. */
export function LevelDialog({ submissionId, dim, own, trigger }: LevelDialogProps) {
  const t = useTranslations('assessment')
  const errorText = useErrorText()
  const levelWords = useLevelText()
  const [isOpen, setIsOpen] = useState(false)
  const [level, setLevel] = useState(own ? `${own.level}` : null)
  const [reason, setReason] = useState(own?.reason ?? '')
  const [isChecked, setIsChecked] = useState(false)
  const { set, remove, isBusy, error } = useOwnLevel(submissionId, dim.id)
  const close = () => {
    setIsChecked(false)
    setIsOpen(false)
  }
  const save = () => {
    setIsChecked(true)
    if (level !== null && reason.trim() !== '')
      set.mutate({ level: Number(level), reason: reason.trim() }, { onSuccess: close })
  }
  const clear = () => {
    setLevel(null)
    setReason('')
    close()
  }
  const removeLevel = () => remove.mutate(undefined, { onSuccess: clear })
  return (
    <Dialog
      title={t('levels.dialogTitle', { name: t(`dims.${dim.id}`) })}
      description={t('levels.dialogText')}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setIsOpen}
      footer={
        <>
          {own && (
            <Button variant="secondary" disabled={isBusy} onClick={removeLevel}>
              {t('levels.remove')}
            </Button>
          )}
          <Button isBusy={isBusy} onClick={save}>
            {t('levels.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {error && (
          <Banner tone="bad" title={t('levels.failed')}>
            {errorText(error)}
          </Banner>
        )}
        <p className="text-base text-ink-2">
          {dim.state === 'scored' ? t('levels.engine', { level: levelWords(dim) }) : t('levels.noEngine')}
        </p>
        <LevelFields {...{ level, reason, isChecked }} onLevel={setLevel} onReason={setReason} />
      </div>
    </Dialog>
  )
}
