import { requestLimits } from '@candor/contract'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { TextArea } from '../../../../shared/ui/text-area'

interface RequestFormProps {
  /** Whose texts it has. */
  about: 'own' | 'objection'
  company: string
  isBusy: boolean
  onSend: (text: string) => void
  onCancel: () => void
}

/** What the candidate asks for or objects to, in their words. */
export function RequestForm({ about, company, isBusy, onSend, onCancel }: RequestFormProps) {
  const t = useTranslations(`requests.${about}`)
  const size = about === 'own' ? 'lg' : 'md'
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const written = text.trim()
    setIsMissing(written === '')
    if (written !== '' && [...written].length <= requestLimits.characters) onSend(written)
  }
  return (
    <form onSubmit={submit} noValidate className="flex w-full max-w-[68ch] flex-col gap-3">
      <TextArea
        label={t('text')}
        hint={t('hint', { company })}
        error={isMissing ? t('missing') : undefined}
        max={requestLimits.characters}
        value={text}
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size={size} isBusy={isBusy}>
          {t('send')}
        </Button>
        <Button variant="secondary" size={size} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
