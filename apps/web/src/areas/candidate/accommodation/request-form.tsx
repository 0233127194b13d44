import { accommodationLimits } from '@candor/contract'
import { accommodationRules } from '@candor/domain'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { nowMs } from '../../../shared/clock'
import { Button } from '../../../shared/ui/button'
import { TextArea } from '../../../shared/ui/text-area'
import { useDeadline } from '../../../shared/use-deadline'

interface RequestFormProps {
  company: string
  /** Sending pauses an interview that runs. */
  pauses: boolean
  isBusy: boolean
  onSend: (text: string) => void
}

/** What would help the candidate, who reads it, and by when a person answers. */
export function RequestForm({ company, pauses, isBusy, onSend }: RequestFormProps) {
  const t = useTranslations('accommodation.own')
  const deadline = useDeadline()
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const dueAt = new Date(nowMs() + accommodationRules.answeredWithinMs).toISOString()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const written = text.trim()
    setIsMissing(written === '')
    if (written !== '' && [...written].length <= accommodationLimits.characters) onSend(written)
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextArea
        label={t('text')}
        hint={t('hint')}
        error={isMissing ? t('missing') : undefined}
        max={accommodationLimits.characters}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <p className="text-sm text-ink-2">{t('readers', { company })}</p>
      <p className="text-sm text-ink-2">{t('answerBy', { company, ...deadline(dueAt) })}</p>
      {pauses && <p className="text-sm font-medium">{t('pauses')}</p>}
      <Button type="submit" size="lg" className="self-start" isBusy={isBusy}>
        {t('send')}
      </Button>
    </form>
  )
}
