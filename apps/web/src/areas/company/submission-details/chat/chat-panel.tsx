import { chatLimits, type SubmissionDetail } from '@candor/contract'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../../../shared/ui/button'
import { TextField } from '../../../../shared/ui/text-field'
import { ChatLog } from './chat-log'
import { listSuggestedNames } from './suggest-questions'
import type { Chat } from './use-chat'

function Suggestions({ names, chat }: { names: readonly string[]; chat: Chat }) {
  const t = useTranslations('chat')
  if (names.length === 0) return null
  return (
    <section aria-label={t('suggestions')} className="flex flex-wrap gap-2">
      {names.map((name) => {
        const question = t('suggestion', { name })
        return (
          <Button key={name} variant="secondary" size="sm" disabled={chat.isRunning} onClick={() => chat.ask(question)}>
            {question}
          </Button>
        )
      })}
    </section>
  )
}

interface ChatPanelProps {
  submission: Pick<SubmissionDetail, 'assessment'>
  chat: Chat
}

/** Questions about this submission. Enter asks. */
export function ChatPanel({ submission, chat }: ChatPanelProps) {
  const t = useTranslations('chat')
  const [question, setQuestion] = useState('')
  const isEmpty = question.trim() === ''
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || chat.isRunning) return
    chat.ask(question.trim())
    setQuestion('')
  }
  return (
    <div className="flex flex-col gap-5 p-5">
      <p className="text-sm text-ink-2">{t('lead')}</p>
      <form onSubmit={ask} className="flex items-end gap-3">
        <TextField
          className="min-w-0 flex-1"
          label={t('question')}
          placeholder={t('placeholder')}
          value={question}
          maxLength={chatLimits.questionCharacters}
          autoComplete="off"
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
        {chat.isRunning ? (
          <Button variant="secondary" onClick={chat.stop}>
            {t('stop')}
          </Button>
        ) : (
          <Button type="submit" disabled={isEmpty} focusableWhenDisabled>
            {t('ask')}
          </Button>
        )}
      </form>
      <Suggestions names={listSuggestedNames(submission)} chat={chat} />
      <ChatLog chat={chat} />
    </div>
  )
}
