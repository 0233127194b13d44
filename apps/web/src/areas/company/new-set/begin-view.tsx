import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { AlertDialog } from '../../../shared/ui/alert-dialog'
import { Button } from '../../../shared/ui/button'
import { Card } from '../../../shared/ui/card'
import type { ComboboxOption } from '../../../shared/ui/combobox'
import { RadioGroup } from '../../../shared/ui/radio-group'
import { TextLink } from '../../../shared/ui/text-link'
import { type Beginning, beginnings, hasRows, type SetDraftState } from '../set-draft/set-draft'
import { changeDraft, useSetDraft } from '../set-draft/set-draft-store'
import { DuplicateField } from './duplicate-field'
import { NewSetFrame } from './new-set-frame'
import { findNeighbors, stepPaths } from './steps'
import { useCopySet } from './use-copy-set'

/** A copy that was taken already is kept, unless another set is chosen. */
const isCopied = (draft: SetDraftState, chosen: ComboboxOption | null): boolean =>
  draft.duplicateInterviewSetId !== null && (chosen === null || chosen.value === draft.duplicateInterviewSetId)

/** Chooses the beginning, and continues with it. */
function useBeginning() {
  const t = useTranslations('newSet')
  const navigate = useNavigate()
  const draft = useSetDraft()
  const [chosen, setChosen] = useState<ComboboxOption | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const openNext = () => {
    const { next } = findNeighbors('begin', useSetDraft.getState())
    if (next) void navigate({ to: stepPaths[next] })
  }
  const copy = useCopySet(openNext)
  const isDuplicate = draft.selectedOption === 'duplicate'
  const isSetMissing = isDuplicate && chosen === null && draft.duplicateInterviewSetId === null
  const submit = () => {
    setIsChecked(true)
    if (draft.selectedOption === null || isSetMissing) return
    if (!isDuplicate || isCopied(draft, chosen)) openNext()
    else if (hasRows(draft)) setIsAsking(true)
    else if (chosen) copy.mutate(chosen.value)
  }
  return {
    draft,
    chosen,
    setChosen,
    copy,
    isAsking,
    setIsAsking,
    submit,
    optionError: isChecked && draft.selectedOption === null ? t('begin.required') : undefined,
    setError: isChecked && isSetMissing ? t('duplicate.required') : undefined,
  }
}

/** How the set is begun. */
export function BeginView() {
  const t = useTranslations('newSet')
  const common = useTranslations('common.actions')
  const errorText = useErrorText()
  const beginning = useBeginning()
  const { draft, chosen, copy } = beginning
  return (
    <NewSetFrame
      step="begin"
      problem={copy.isError ? errorText(copy.error) : null}
      action={
        <Button size="lg" data-testid="next-step" isBusy={copy.isPending} onClick={beginning.submit}>
          {common('continue')}
        </Button>
      }
    >
      <Card padding="lg">
        <RadioGroup<Beginning>
          label={t('begin.label')}
          look="cards"
          value={draft.selectedOption}
          error={beginning.optionError}
          onChange={(selectedOption) => changeDraft({ selectedOption, creationMethod: 'steps' })}
          options={beginnings.map((value) => ({
            value,
            label: t(`begin.${value}.label`),
            hint: t(`begin.${value}.hint`),
          }))}
        />
        {draft.selectedOption === 'duplicate' && (
          <div className="mt-5 flex flex-col gap-2">
            <DuplicateField value={chosen} error={beginning.setError} onChange={beginning.setChosen} />
            {draft.duplicateInterviewSetId !== null && (
              <p className="text-sm text-ink-3">{t('duplicate.copied', { name: draft.interviewSetName })}</p>
            )}
          </div>
        )}
      </Card>
      <p className="text-sm text-ink-2">
        {t.rich('begin.quick', {
          link: (words) => <TextLink href="/company/interview-sets/quick/generate">{words}</TextLink>,
        })}
      </p>
      <AlertDialog
        open={beginning.isAsking}
        onOpenChange={beginning.setIsAsking}
        title={t('duplicate.replaceTitle')}
        description={t('duplicate.replaceText')}
        confirmLabel={t('duplicate.replace')}
        isDanger
        isBusy={copy.isPending}
        onConfirm={() => {
          if (chosen) copy.mutate(chosen.value, { onSettled: () => beginning.setIsAsking(false) })
        }}
      />
    </NewSetFrame>
  )
}
