import { stageLimits } from '@candor/contract'
import { Mail, MailCheck, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { TextField } from '../../../shared/ui/text-field'
import { type NamedStage, useStages } from '../parts/use-stages'
import { RowTools } from '../set-editor/row-tools'
import { StageMessageForm } from './stage-message-form'
import { useChangeStages } from './use-change-stages'

type Changes = ReturnType<typeof useChangeStages>

interface StageRowProps {
  stage: NamedStage
  index: number
  count: number
  changes: Changes
  isMessageOpen: boolean
}

/** One stage: its name is saved when the field is left. Only a stage of the organization's own can be deleted. */
function StageRow({ stage, index, count, changes, isMessageOpen }: StageRowProps) {
  const t = useTranslations('stages')
  // Null: the stored name. Kept until the change is answered, so that Enter and leaving the field save once.
  const [draft, setDraft] = useState<string | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [isMailOpen, setIsMailOpen] = useState(isMessageOpen)
  const MailIcon = stage.hasMessage ? MailCheck : Mail
  const mailLabel = t(stage.hasMessage ? 'mailOn' : 'mailOff', { name: stage.name })
  const isOwn = stage.kind === 'custom'
  const finish = () => {
    setDraft(null)
    setIsSaving(false)
  }
  const save = () => {
    if (draft === null || isSaving) return
    const next = draft.trim()
    if (next === stage.name || (next === '' && isOwn)) return finish()
    setIsSaving(true)
    // Another row may save meanwhile. A refusal is shown above the list.
    void changes.mutateAsync({ kind: 'rename', id: stage.id, name: next === '' ? null : next }).then(finish, finish)
  }
  return (
    <li className="flex flex-wrap items-center gap-3">
      <TextField
        className="min-w-40 flex-1"
        label={t('name', { place: index + 1 })}
        isLabelHidden
        value={draft ?? stage.name}
        maxLength={stageLimits.nameCharacters}
        readOnly={isSaving}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save()
        }}
      />
      <span className="w-24 text-sm text-ink-3 max-sm:order-last max-sm:-mt-2 max-sm:w-full max-sm:px-3.5">
        {t('applicants', { count: stage.applicantCount })}
      </span>
      <Button
        variant="ghost"
        size="icon"
        aria-expanded={isMailOpen}
        aria-label={mailLabel}
        title={mailLabel}
        onClick={() => setIsMailOpen(!isMailOpen)}
      >
        <MailIcon size={16} aria-hidden="true" />
      </Button>
      <RowTools
        name={stage.name}
        index={index}
        count={count}
        onMove={(by) => changes.mutate({ kind: 'move', id: stage.id, place: index + by })}
        {...(isOwn && { onRemove: () => changes.mutate({ kind: 'remove', id: stage.id }) })}
      />
      {isMailOpen && (
        <div className="w-full rounded-xl border border-line p-4 max-sm:order-last">
          <StageMessageForm stage={stage} onDone={() => setIsMailOpen(false)} />
        </div>
      )}
    </li>
  )
}

function NewStage({ changes }: { changes: Changes }) {
  const t = useTranslations('stages')
  const [name, setName] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    changes.mutate({ kind: 'create', name: name.trim() }, { onSuccess: () => setName('') })
  }
  return (
    <form onSubmit={add} className="flex items-end gap-3">
      <TextField
        className="flex-1"
        label={t('newName')}
        value={name}
        maxLength={stageLimits.nameCharacters}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary" disabled={name.trim() === ''}>
        <Plus size={15} aria-hidden="true" />
        {t('add')}
      </Button>
    </form>
  )
}

/** The stages of the hiring pipeline: rename, reorder, add and delete. The mail of one stage can be open at once. */
export function StagesBody({ openMessageOf }: { openMessageOf?: string | undefined }) {
  const errorText = useErrorText()
  const stages = useStages()
  const changes = useChangeStages()
  if (stages === null) return <SkeletonList rows={7} />
  return (
    <div className="flex flex-col gap-5">
      {changes.error !== null && <Banner tone="bad">{errorText(changes.error)}</Banner>}
      <ol className="flex flex-col gap-2">
        {stages.map((stage, index) => (
          <StageRow
            key={stage.id}
            {...{ stage, index, changes }}
            count={stages.length}
            isMessageOpen={stage.id === openMessageOf}
          />
        ))}
      </ol>
      <NewStage changes={changes} />
    </div>
  )
}
