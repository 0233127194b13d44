import { candidateQuestionLimits } from '@candor/contract'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { TextArea } from '../../../shared/ui/text-area'

type Reply = Awaited<ReturnType<typeof api.interview.chat.question>>

/** The question, and the company's approved answer or the word that it was passed on. */
export function AskForm({ sessionId, company }: { sessionId: string; company: string }) {
  const t = useTranslations('candidate.ask')
  const errorText = useErrorText()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<{ text: string; reply: Reply } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const send = async (question: string, isToRecruiter: boolean) => {
    setIsBusy(true)
    setError(null)
    try {
      const reply = await api.interview.chat.question({ sessionId, text: question, isToRecruiter })
      setAsked({ text: question, reply })
      setText('')
    } catch (cause) {
      setError(cause)
    } finally {
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') void send(text.trim(), false)
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextArea
        label={t('label')}
        rows={3}
        max={candidateQuestionLimits.characters}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {error !== null && <Banner tone="bad">{errorText(error)}</Banner>}
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {asked?.reply.answer && (
          <Banner title={asked.reply.answer.question}>
            <p className="whitespace-pre-wrap">{asked.reply.answer.answer}</p>
            <Button
              variant="secondary"
              size="sm"
              className="mt-3"
              isBusy={isBusy}
              onClick={() => void send(asked.text, true)}
            >
              {t('passOn')}
            </Button>
          </Banner>
        )}
        {asked?.reply.isPassedOn && (
          <Banner tone="ok" title={t('passedOn')}>
            <p>{t('passedOnText', { company })}</p>
            <p className="mt-1 whitespace-pre-wrap">“{asked.text}”</p>
          </Banner>
        )}
      </div>
      <Button type="submit" size="lg" className="self-start" isBusy={isBusy} disabled={text.trim() === ''}>
        {t('send')}
      </Button>
    </form>
  )
}
