import { integrityLimits } from '@candor/contract'
import { PencilLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { TextArea } from '../../../shared/ui/text-area'

interface CommentFieldProps {
  comment: string | null
  /** The moment, for the name of the button. Absent: the comment is about the whole record. */
  title?: string
  /** Null: read only. Rejects with the refusal. */
  onSave: ((text: string) => Promise<unknown>) | null
}

/** The candidate's comment: both sides read it, only the candidate writes it. */
export function CommentField({ comment, title, onSave }: CommentFieldProps) {
  const t = useTranslations('integrity.panel.comment')
  const isForAll = title === undefined
  const action = t(comment !== null ? 'change' : isForAll ? 'addAll' : 'add')
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  if (onSave !== null && isOpen) {
    const close = () => {
      setIsOpen(false)
      // Returns the focus to where it was.
      setTimeout(() => opener.current?.focus(), 0)
    }
    return <CommentForm {...{ comment, isForAll, onSave, close }} />
  }
  return (
    <>
      {comment !== null && (
        <figure className="rounded-xl border border-line px-3.5 py-2.5">
          <figcaption className="text-xs text-ink-3">{t(onSave === null ? 'candidate' : 'own')}</figcaption>
          <blockquote className="mt-0.5 text-sm break-words whitespace-pre-line text-ink">{comment}</blockquote>
        </figure>
      )}
      {onSave !== null && (
        <Button
          ref={opener}
          variant="ghost"
          size="sm"
          className="-ml-3 self-start"
          aria-label={title === undefined ? undefined : t('openOf', { action, title })}
          onClick={() => setIsOpen(true)}
        >
          <PencilLine size={14} aria-hidden="true" />
          {action}
        </Button>
      )}
    </>
  )
}

interface CommentFormProps {
  comment: string | null
  isForAll: boolean
  onSave: (text: string) => Promise<unknown>
  close: () => void
}

function CommentForm({ comment, isForAll, onSave, close }: CommentFormProps) {
  const t = useTranslations('integrity.panel.comment')
  const errorText = useErrorText()
  const [text, setText] = useState(comment ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const isTooLong = [...text].length > integrityLimits.commentCharacters
  const save = async () => {
    setIsBusy(true)
    setError(null)
    try {
      await onSave(text.trim())
      close()
    } catch (cause) {
      setError(cause)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooLong && !isBusy) void save()
      }}
    >
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      <TextArea
        autoFocus
        label={t(isForAll ? 'labelAll' : 'label')}
        hint={t('hint')}
        max={integrityLimits.commentCharacters}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isBusy={isBusy} disabled={isTooLong}>
          {t('save')}
        </Button>
        <Button variant="ghost" size="sm" onClick={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
