import type { CandidateRequest } from '@candor/contract'
import { useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { ObjectionSubject } from '../../../../features/results/result-view'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { nowMs } from '../../../../shared/clock'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { useDeadline } from '../../../../shared/use-deadline'
import { RequestForm } from '../requests/request-form'
import { useObjection } from './use-objection'

interface ObjectionProps {
  submissionId: string
  company: string
  subject: ObjectionSubject
  /** What is objected to, for the name of the button. */
  title: string
}

/** Objects to a signal or remark, and shows the objection and its answer. What was withdrawn needs no other objection. */
export function Objection({ submissionId, company, subject, title }: ObjectionProps) {
  const t = useTranslations('requests.objection')
  const errorText = useErrorText()
  const { objection, send } = useObjection(submissionId, subject)
  const [isOpen, setIsOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  if (objection === undefined) return null
  // The form had the focus, and goes.
  const close = () => {
    setIsOpen(false)
    place.current?.focus()
  }
  const action = t(objection === null ? 'object' : 'objectAgain')
  const mayObject = objection === null || objection.answer?.outcome === 'upheld'
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="mt-2 flex flex-col items-start gap-2 outline-none"
      data-testid="objection"
    >
      {objection !== null && <OwnObjection objection={objection} company={company} />}
      {mayObject && !isOpen && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('objectTo', { action, title })}
          onClick={() => setIsOpen(true)}
        >
          {action}
        </Button>
      )}
      {mayObject && isOpen && (
        <RequestForm
          about="objection"
          company={company}
          isBusy={send.isPending}
          onSend={(text) => send.mutate(text, { onSuccess: close })}
          onCancel={close}
        />
      )}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {send.isSuccess && objection?.answer === null && t('sent')}
      </p>
      {send.error && <Banner tone="bad">{errorText(send.error)}</Banner>}
    </div>
  )
}

function OwnObjection({ objection, company }: { objection: CandidateRequest; company: string }) {
  const t = useTranslations('requests.objection')
  const format = useFormatter()
  const { text, language, dueAt, answer } = objection
  const deadline = useDeadline()
  const formatDate = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long' })
  const isOverdue = new Date(dueAt).getTime() < nowMs()
  return (
    <div className="w-full max-w-[68ch] border-l-2 border-line-strong pl-3 text-sm">
      {answer === null ? (
        <p className="font-medium">{t(isOverdue ? 'overdue' : 'open', { company, ...deadline(dueAt) })}</p>
      ) : (
        <>
          <p className="font-medium">{t(`outcomes.${answer.outcome}`)}</p>
          <p className="break-words whitespace-pre-wrap">{answer.text}</p>
          <p className="text-ink-3">
            {t('answeredBy', { name: answer.answeredBy, date: formatDate(answer.answeredAt) })}
          </p>
        </>
      )}
      <p className="mt-1 text-ink-3">{t('yourWords')}</p>
      <p lang={language} className="break-words whitespace-pre-wrap text-ink-2">
        {text}
      </p>
    </div>
  )
}
