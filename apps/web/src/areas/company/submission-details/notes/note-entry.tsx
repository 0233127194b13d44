import type { Note } from '@candor/contract'
import { writeMentionNames } from '@candor/domain'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { RelativeTime } from '../../parts/relative-time'
import { NoteEditor } from './note-editor'
import { NoteText } from './note-text'
import { useChangeNote } from './use-notes'

function NoteTools({ note, onEdit }: { note: Note; onEdit: () => void }) {
  const t = useTranslations('notes')
  const format = useFormatter()
  const errorText = useErrorText()
  const [isAsking, setIsAsking] = useState(false)
  const change = useChangeNote(note.applicantId)
  const time = format.dateTime(new Date(note.createdAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <span className="-my-1.5 -mr-2 ml-auto flex">
      <Button variant="ghost" size="icon" aria-label={t('editOf', { time })} onClick={onEdit}>
        <Pencil size={15} aria-hidden="true" />
      </Button>
      <AlertDialog
        isDanger
        title={t('deleteTitle')}
        description={t('deleteText')}
        confirmLabel={t('delete')}
        isBusy={change.isPending}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => change.mutate({ kind: 'remove', id: note.id }, { onSuccess: () => setIsAsking(false) })}
        trigger={
          <Button variant="ghost" size="icon" aria-label={t('deleteOf', { time })}>
            <Trash2 size={15} aria-hidden="true" />
          </Button>
        }
      >
        {change.isError && (
          <Banner tone="bad" className="mt-4">
            {errorText(change.error)}
          </Banner>
        )}
      </AlertDialog>
    </span>
  )
}

function NoteEdit({ note, onDone }: { note: Note; onDone: () => void }) {
  const t = useTranslations('notes')
  const common = useTranslations('common.actions')
  const errorText = useErrorText()
  // What was read when editing began: a later version must not be overwritten.
  const [{ version, mentions, text: before }] = useState(note)
  const [text, setText] = useState(() => writeMentionNames(before, mentions, t('formerMember')))
  const change = useChangeNote(note.applicantId)
  return (
    <div className="mt-2 flex flex-col gap-3">
      {change.isError && <Banner tone="bad">{errorText(change.error)}</Banner>}
      <NoteEditor
        label={t('edit')}
        text={text}
        onText={setText}
        mentioned={mentions}
        isFocused
        isSaving={change.isPending}
        saveLabel={common('save')}
        onSave={(stored) =>
          change.mutate({ kind: 'update', id: note.id, version, text: stored }, { onSuccess: onDone })
        }
        actions={
          <Button variant="ghost" size="sm" onClick={onDone}>
            {common('cancel')}
          </Button>
        }
      />
    </div>
  )
}

/** One note with its author and time. Its author can change and delete it. */
export function NoteEntry({ note }: { note: Note }) {
  const t = useTranslations('notes')
  const [isEditing, setIsEditing] = useState(false)
  return (
    <li className="border-t border-line py-3 first:border-0">
      <div className="flex items-center gap-2 text-sm text-ink-3">
        <bdi className="truncate font-medium text-ink">
          {note.authorName === '' ? t('formerMember') : note.authorName}
        </bdi>
        <RelativeTime instant={note.createdAt} />
        {note.editedAt !== null && <span>· {t('edited')}</span>}
        {note.isOwn && !isEditing && <NoteTools note={note} onEdit={() => setIsEditing(true)} />}
      </div>
      {isEditing ? <NoteEdit note={note} onDone={() => setIsEditing(false)} /> : <NoteText note={note} />}
    </li>
  )
}
