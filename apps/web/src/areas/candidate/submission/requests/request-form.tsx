import { requestLimits } from '@candor/contract'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { TextArea } from '../../../../shared/ui/text-area'

interface RequestFormProps {
  company: string
  isBusy: boolean
  onSend: (text: string) => void
  onCancel: () => void
}

/** What the candidate asks for, in their words. */
export function RequestForm({ company, isBusy, onSend, onCancel }: RequestFormProps) {
  const t = useTranslations('requests.own')
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const written = text.trim()
    setIsMissing(written === '')
    if (written !== '' && [...written].length <= requestLimits.characters) onSend(written)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
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
        <Button type="submit" size="lg" isBusy={isBusy}>
          {t('send')}
        </Button>
        <Button variant="secondary" size="lg" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
