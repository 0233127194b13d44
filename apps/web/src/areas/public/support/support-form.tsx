import { isEmail, type SupportTopic, supportLimits, supportTopics } from '@candor/contract'
import { supportTicketLimits } from '@candor/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { RadioGroup } from '../../../shared/ui/radio-group'
import { TextArea } from '../../../shared/ui/text-area'
import { TextField } from '../../../shared/ui/text-field'
import type { SentTicket } from './sent-ticket'

const keptForDays = supportTicketLimits.keptForMs / supportTicketLimits.dayMs
const idFormat = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface SupportFormProps {
  requestId: string | null
  onSent: (ticket: SentTicket) => void
}

/** Address, topic and message. */
export function SupportForm({ requestId, onSent }: SupportFormProps) {
  const t = useTranslations('support')
  const errors = useTranslations('errors')
  const locale = useLocale()
  const errorText = useErrorText()
  const [email, setEmail] = useState('')
  const [topic, setTopic] = useState<SupportTopic | null>(null)
  const [message, setMessage] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const knownRequest = requestId !== null && idFormat.test(requestId) ? { requestId } : {}
  const send = useMutation({
    mutationFn: (chosen: SupportTopic) =>
      api.content.supportTicket({ email, topic: chosen, message, locale, ...knownRequest }),
    onSuccess: (ticket) => onSent({ ...ticket, email: email.trim() }),
  })
  const isComplete = isEmail(email.trim()) && message.trim() !== ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isComplete && topic !== null) send.mutate(topic)
  }
  const fault = (isWrong: boolean, words: string) => (isChecked && isWrong ? words : undefined)
  return (
    <form onSubmit={submit} noValidate className="mt-6 flex w-full flex-col gap-5 text-left text-ink">
      <TextField
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={fault(!isEmail(email.trim()), errors('INVALID_EMAIL'))}
      />
      <RadioGroup
        label={t('topic')}
        options={supportTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        value={topic}
        onChange={setTopic}
        error={fault(topic === null, t('topicMissing'))}
      />
      <TextArea
        label={t('message')}
        hint={t('messageHint', { days: keptForDays })}
        max={supportLimits.messageCharacters}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        error={fault(message.trim() === '', t('messageMissing'))}
      />
      {knownRequest.requestId && (
        <p className="tnum text-sm text-ink-3">{t('failedRequest', { id: knownRequest.requestId })}</p>
      )}
      {send.error && <Banner tone="bad">{errorText(send.error)}</Banner>}
      <Button type="submit" size="lg" isBusy={send.isPending} className="self-start">
        {t('submit')}
      </Button>
    </form>
  )
}
