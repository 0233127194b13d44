import {
  fillPlaceholders,
  hasKnownPlaceholders,
  type InterfaceLanguage,
  interfaceLanguages,
  noStageMessages,
  type Stage,
  type StageMessage,
  type StageMessages,
  stageLimits,
  stageMessagePlaceholders,
} from '@candor/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { Skeleton } from '../../../shared/ui/skeleton'
import { TextArea } from '../../../shared/ui/text-area'
import { TextField } from '../../../shared/ui/text-field'
import { ReadyMessage } from './ready-message'
import { readyMessages } from './ready-messages'

const emptyMessage: StageMessage = { subject: '', text: '' }

const isEmpty = ({ subject, text }: StageMessage) => subject.trim() === '' && text.trim() === ''

const names = stageMessagePlaceholders.map((name) => `{${name}}`).join(', ')

interface StageMessageFormProps {
  stage: Pick<Stage, 'id' | 'kind'>
  onDone: () => void
}

interface LanguageFieldsProps {
  language: InterfaceLanguage
  message: StageMessage
  ready: StageMessage | null
  isChecked: boolean
  onChange: (message: StageMessage) => void
}

function LanguageFields({ language, message, ready, isChecked, onChange }: LanguageFieldsProps) {
  const t = useTranslations('stages')
  const languages = useTranslations('company.languages')
  const subject = useRef<HTMLInputElement>(null)
  const findProblem = (text: string): string | undefined => {
    if (!hasKnownPlaceholders(text)) return t('placeholderUnknown', { names })
    return isChecked && text.trim() === '' && !isEmpty(message) ? t('mailIncomplete') : undefined
  }
  const example = {
    first_name: t('exampleName'),
    position: t('examplePosition'),
    organization: t('exampleOrganization'),
  }
  const subjectProblem = findProblem(message.subject)
  const textProblem = findProblem(message.text)
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{languages(language)}</legend>
      {ready !== null && isEmpty(message) && (
        <ReadyMessage
          message={ready}
          onUse={() => {
            onChange(ready)
            // The button is gone now.
            subject.current?.focus()
          }}
        />
      )}
      <TextField
        ref={subject}
        label={t('mailSubject')}
        value={message.subject}
        maxLength={stageLimits.subjectCharacters}
        onChange={(event) => onChange({ ...message, subject: event.currentTarget.value })}
        {...(subjectProblem !== undefined && { error: subjectProblem })}
      />
      <TextArea
        label={t('mailText')}
        value={message.text}
        max={stageLimits.messageCharacters}
        onChange={(event) => onChange({ ...message, text: event.currentTarget.value })}
        {...(textProblem !== undefined && { error: textProblem })}
      />
      {!isEmpty(message) && (
        <details className="text-sm text-ink-2">
          <summary className="cursor-pointer">{t('mailExample')}</summary>
          <p className="mt-2 font-medium">{fillPlaceholders(message.subject, example)}</p>
          <p className="mt-1 whitespace-pre-line">{fillPlaceholders(message.text, example)}</p>
        </details>
      )}
    </fieldset>
  )
}

const isUsable = (message: StageMessage | null): boolean =>
  message === null || [message.subject, message.text].every((text) => text.trim() !== '' && hasKnownPlaceholders(text))

interface MessageFormProps extends StageMessageFormProps {
  stored: StageMessages
}

function MessageForm({ stage, stored, onDone }: MessageFormProps) {
  const t = useTranslations('stages')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(stored)
  const [isChecked, setIsChecked] = useState(false)
  const save = useMutation({
    mutationFn: (messages: StageMessages) => api.interview.stage.update({ id: stage.id, messages }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: query.interview.stage.key() })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (interfaceLanguages.every((language) => isUsable(draft[language]))) save.mutate(draft)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4" noValidate>
      <p className="text-sm text-ink-3">{t('mailLead', { names })}</p>
      {save.error !== null && <Banner tone="bad">{errorText(save.error)}</Banner>}
      {interfaceLanguages.map((language) => (
        <LanguageFields
          key={language}
          language={language}
          message={draft[language] ?? emptyMessage}
          ready={readyMessages[stage.kind]?.[language] ?? null}
          isChecked={isChecked}
          onChange={(message) => setDraft({ ...draft, [language]: isEmpty(message) ? null : message })}
        />
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={save.isPending}>
          {t('saveMail')}
        </Button>
        {interfaceLanguages.some((language) => stored[language] !== null) && (
          <Button variant="secondary" disabled={save.isPending} onClick={() => save.mutate(noStageMessages)}>
            {t('removeMail')}
          </Button>
        )}
        <Button variant="ghost" onClick={onDone}>
          {t('closeMail')}
        </Button>
      </div>
    </form>
  )
}

/** The mail that people get who come to a stage. */
export function StageMessageForm({ stage, onDone }: StageMessageFormProps) {
  const errorText = useErrorText()
  const { data, error } = useQuery(query.interview.stage.getMessages.queryOptions({ input: { id: stage.id } }))
  if (error !== null) return <Banner tone="bad">{errorText(error)}</Banner>
  if (data === undefined) return <Skeleton className="h-60 w-full rounded-xl" />
  return <MessageForm stage={stage} stored={data} onDone={onDone} />
}
