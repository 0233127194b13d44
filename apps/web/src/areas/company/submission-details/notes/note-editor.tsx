import { noteLimits } from '@candor/contract'
import { listMentionedIds, type MentionedPerson, writeMentionIds } from '@candor/domain'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { TextArea } from '../../../../shared/ui/text-area'
import { MentionList } from './mention-list'
import { useMentions } from './use-mentions'

interface NoteEditorProps {
  label: string
  placeholder?: string
  /** As it is typed, with names. */
  text: string
  onText: (text: string) => void
  /** Whom the saved note mentions already. */
  mentioned?: readonly MentionedPerson[]
  saveLabel: string
  /** Gets the text as it is stored, with ids. */
  onSave: (stored: string) => void
  isSaving: boolean
  isFocused?: boolean
  /** Buttons before the one that saves. */
  actions?: ReactNode
}

function useProblem(stored: string): string | undefined {
  const t = useTranslations('notes')
  const over = stored.length - noteLimits.characters
  if (over > 0) return t('tooLong', { max: noteLimits.characters, over })
  if (listMentionedIds(stored).length > noteLimits.mentions) return t('tooManyMentions', { max: noteLimits.mentions })
  return undefined
}

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'Enter' && (ctrlKey || metaKey)

/** A field for one note, in which an `@` suggests colleagues. Ctrl or Command with Enter saves. */
export function NoteEditor(props: NoteEditorProps) {
  const { label, placeholder, text, onText, mentioned = [], saveLabel, onSave, isSaving, isFocused, actions } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  const onCaret = (caret: number) => requestAnimationFrame(() => area.current?.setSelectionRange(caret, caret))
  const mentions = useMentions({ text, onText, onCaret })
  const stored = writeMentionIds(text.trim(), [...mentions.people, ...mentioned])
  const problem = useProblem(stored)
  const mayTake = stored !== '' && problem === undefined && !isSaving
  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (mayTake) onSave(stored)
  }
  const hasList = mentions.found.length > 0
  return (
    <form onSubmit={save} className="flex flex-col gap-3">
      <div>
        <TextArea
          ref={area}
          dir="auto"
          label={label}
          isLabelHidden
          placeholder={placeholder}
          value={text}
          readOnly={isSaving}
          error={problem}
          autoFocus={isFocused}
          aria-autocomplete="list"
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList ? `${listId}-${mentions.place}` : undefined}
          onChange={(event) => {
            onText(event.currentTarget.value)
            mentions.setCaret(event.currentTarget.selectionStart)
          }}
          onSelect={(event) => mentions.setCaret(event.currentTarget.selectionStart)}
          onFocus={() => mentions.setIsFocused(true)}
          onBlur={() => mentions.setIsFocused(false)}
          onKeyDown={(event) => {
            if (!mentions.onKey(event) && isSaveKey(event)) save(event)
          }}
        />
        <MentionList id={listId} people={mentions.found} place={mentions.place} onPick={mentions.pick} />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {actions}
        <Button type="submit" variant="secondary" size="sm" isBusy={isSaving} disabled={!mayTake}>
          {saveLabel}
        </Button>
      </div>
    </form>
  )
}
