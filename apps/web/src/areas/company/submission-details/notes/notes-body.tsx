import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { Banner } from '../../../../shared/ui/banner'
import { QueryState } from '../../../../shared/ui/query-state'
import { keepDraft, readDraft } from './drafts'
import { NoteEditor } from './note-editor'
import { NoteEntry } from './note-entry'
import { useChangeNote, useNotes } from './use-notes'

function NewNote({ applicantId }: { applicantId: string }) {
  const t = useTranslations('notes')
  const errorText = useErrorText()
  const [text, setText] = useState(() => readDraft(applicantId))
  const change = useChangeNote(applicantId)
  const write = (next: string) => {
    setText(next)
    keepDraft(applicantId, next)
  }
  return (
    <>
      {change.isError && (
        <Banner tone="bad" className="mb-3">
          {errorText(change.error)}
        </Banner>
      )}
      <NoteEditor
        label={t('label')}
        placeholder={t('placeholder')}
        text={text}
        onText={write}
        isSaving={change.isPending}
        saveLabel={t('add')}
        onSave={(stored) => change.mutate({ kind: 'create', text: stored }, { onSuccess: () => write('') })}
      />
    </>
  )
}

/** A field for a new note, and the notes about an applicant, newest first. */
export function NotesBody({ applicantId }: { applicantId: string }) {
  const t = useTranslations('notes')
  const notes = useNotes(applicantId)
  return (
    <>
      <NewNote key={applicantId} applicantId={applicantId} />
      <div className="mt-3">
        <QueryState query={notes} failed={t('loadFailed')}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-sm text-ink-3">{t('empty')}</p>
            ) : (
              <ol aria-label={t('title')}>
                {items.map((note) => (
                  <NoteEntry key={note.id} note={note} />
                ))}
              </ol>
            )
          }
        </QueryState>
      </div>
    </>
  )
}

/** The notes with their heading, as a part of a page. */
export function NotesSection({ applicantId }: { applicantId: string }) {
  const t = useTranslations('notes')
  return (
    <>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg font-semibold">{t('title')}</h2>
        <span className="text-xs text-ink-3">{t('readers')}</span>
      </div>
      <NotesBody applicantId={applicantId} />
    </>
  )
}
