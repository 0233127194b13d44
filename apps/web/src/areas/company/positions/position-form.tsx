import { type Position, setLimits } from '@candor/contract'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { TextField } from '../../../shared/ui/text-field'
import { checkName, type NameProblem } from './check-name'
import { FunctionField } from './function-field'
import { useSavePosition } from './use-save-position'

function usePositionForm(position: Position | null, onLeave: () => void) {
  const [name, setName] = useState(position?.name ?? '')
  const [functionId, setFunctionId] = useState(position?.functionId ?? null)
  const [problem, setProblem] = useState<NameProblem | null>(null)
  const nameField = useRef<HTMLInputElement>(null)
  const save = useSavePosition(position)
  const report = (found: NameProblem) => {
    setProblem(found)
    nameField.current?.focus()
  }
  const trimmed = name.trim().normalize('NFC')
  return {
    name,
    length: trimmed.length,
    functionId,
    setFunctionId,
    problem,
    nameField,
    save,
    rename: (next: string) => {
      setName(next)
      setProblem(null)
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      const found = checkName(trimmed)
      if (found !== null) return report(found)
      save.mutate(
        { name: trimmed, functionId },
        { onSuccess: (result) => (result === 'taken' ? report('taken') : onLeave()) },
      )
    },
  }
}

interface PositionFormProps {
  /** Null: a new one. */
  position: Position | null
  onLeave: () => void
}

/** Name and function of a position. */
export function PositionForm({ position, onLeave }: PositionFormProps) {
  const t = useTranslations('positions.form')
  const errorText = useErrorText()
  const form = usePositionForm(position, onLeave)
  const setCount = position?.setCount ?? 0
  const limit = setLimits.nameCharacters
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-5">
      <h3 className="text-base font-medium">
        {position === null ? t('createTitle') : t('editTitle', { name: position.name })}
      </h3>
      <TextField
        ref={form.nameField}
        label={t('name')}
        autoFocus
        autoComplete="off"
        hint={setCount > 0 ? t('nameHint', { count: setCount }) : undefined}
        value={form.name}
        error={form.problem === null ? undefined : t(`problems.${form.problem}`, { limit, count: form.length })}
        onChange={(event) => form.rename(event.currentTarget.value)}
      />
      <FunctionField value={form.functionId} onChange={form.setFunctionId} />
      {form.save.error && <Banner tone="bad">{errorText(form.save.error)}</Banner>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onLeave}>
          {t('cancel')}
        </Button>
        <Button type="submit" isBusy={form.save.isPending}>
          {position === null ? t('create') : t('save')}
        </Button>
      </div>
    </form>
  )
}
