import type { CompanyAccommodation } from '@candor/contract'
import { useEffect, useRef, useState } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { Pill } from '../../../shared/ui/pill'
import { AdjustmentAnswerForm } from './adjustment-answer-form'
import { RequestDate } from './request-date'

/** One request with its date, and its answer or the form for it. */
export function AdjustmentRow({ request }: { request: CompanyAccommodation }) {
  const t = useTranslations('accommodation.company')
  const card = useTranslations('requests.card')
  const locale = useLocale()
  const [isAnswering, setIsAnswering] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { candidateName, positionName, text, language, answer } = request
  const close = () => {
    setIsAnswering(false)
    heading.current?.focus()
  }
  const isFormClosing = answer !== null && isAnswering
  useEffect(() => {
    if (!isFormClosing) return
    // The answered row is drawn before the form hears of it.
    setIsAnswering(false)
    heading.current?.focus()
  }, [isFormClosing])
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 ref={heading} tabIndex={-1} className="text-base font-semibold break-words outline-none">
            {t('item', { name: candidateName })}
          </h2>
          <p className="truncate text-sm text-ink-3">{positionName}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <RequestDate dueAt={request.dueAt} answeredAt={answer?.answeredAt ?? null} />
          {language !== locale && <Pill>{card('writtenIn', { language })}</Pill>}
        </div>
      </div>
      <p lang={language} className="mt-2 max-w-[68ch] text-base break-words whitespace-pre-wrap">
        {text}
      </p>
      {answer !== null && <Answer request={request} answer={answer} />}
      {answer === null && isAnswering && <AdjustmentAnswerForm request={request} onDone={close} />}
      {answer === null && !isAnswering && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-3"
          aria-label={t('answerName', { name: candidateName })}
          onClick={() => setIsAnswering(true)}
        >
          {t('answer')}
        </Button>
      )}
    </li>
  )
}

interface AnswerProps {
  request: CompanyAccommodation
  answer: NonNullable<CompanyAccommodation['answer']>
}

function Answer({ request, answer }: AnswerProps) {
  const t = useTranslations('accommodation.company')
  const format = useFormatter()
  const date = format.dateTime(new Date(answer.answeredAt), { dateStyle: 'medium' })
  return (
    <div className="mt-3 border-l-2 border-line-strong pl-3">
      <p className="text-base font-semibold">{t(`answered.${answer.outcome}`)}</p>
      <p lang={request.interviewLanguage} className="max-w-[68ch] text-base break-words whitespace-pre-wrap">
        {answer.text}
      </p>
      {answer.allowsTyping && <p className="text-sm text-ink-2">{t('typingAllowed')}</p>}
      <p className="text-sm text-ink-3">{t('answeredBy', { name: answer.answeredBy, date })}</p>
    </div>
  )
}
