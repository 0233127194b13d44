import { projectLimits } from '@candor/contract'
import { type FormEvent, type ReactElement, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { Dialog } from '../../../shared/ui/dialog'
import { TextField } from '../../../shared/ui/text-field'
import { type ProjectChange, useChangeProject } from './use-projects'

interface NameDialogProps {
  title: string
  confirmLabel: string
  /** Leave out and steer with `isOpen`. */
  trigger?: ReactElement
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  name: string
  toChange: (name: string) => ProjectChange
}

function NameForm({
  id,
  name,
  toChange,
  onDone,
  onBusy,
}: Pick<NameDialogProps, 'name' | 'toChange'> & { id: string; onDone: () => void; onBusy: (isBusy: boolean) => void }) {
  const t = useTranslations('projects')
  const errorText = useErrorText()
  const [typed, setTyped] = useState(name)
  const change = useChangeProject()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '' || change.isPending) return
    onBusy(true)
    change.mutate(toChange(typed.trim()), { onSuccess: onDone, onSettled: () => onBusy(false) })
  }
  return (
    <form id={id} onSubmit={save} className="flex flex-col gap-3">
      {change.isError && <Banner tone="bad">{errorText(change.error)}</Banner>}
      <TextField
        required
        label={t('name')}
        placeholder={t('namePlaceholder')}
        value={typed}
        maxLength={projectLimits.nameCharacters}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </form>
  )
}

/** Asks for the name of a project, a new one's or another one for it. */
export function NameDialog({ title, confirmLabel, trigger, isOpen, onOpen, name, toChange }: NameDialogProps) {
  const formId = useId()
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Dialog
      width="sm"
      title={title}
      {...(trigger && { trigger })}
      open={isOpen}
      onOpenChange={onOpen}
      footer={
        <Button type="submit" form={formId} isBusy={isBusy}>
          {confirmLabel}
        </Button>
      }
    >
      <NameForm id={formId} name={name} toChange={toChange} onDone={() => onOpen(false)} onBusy={setIsBusy} />
    </Dialog>
  )
}
