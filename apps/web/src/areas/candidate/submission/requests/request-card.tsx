import type { CandidateRequest } from '@candor/contract'
import { useRef, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { nowMs } from '../../../../shared/clock'
import { Banner } from '../../../../shared/ui/banner'
import { Button } from '../../../../shared/ui/button'
import { Card } from '../../../../shared/ui/card'
import { QueryState } from '../../../../shared/ui/query-state'
import { useDeadline } from '../../../../shared/use-deadline'
import { RequestForm } from './request-form'
import { useRequests } from './use-requests'

export const REQUEST_TITLE_ID = 'request-title'

/** Asks for a review by a person, and shows what was asked before and answered. */
export function RequestCard({ submissionId, company }: { submissionId: string; company: string }) {
  const t = useTranslations('requests.own')
  const errorText = useErrorText()
  const { stored, send } = useRequests(submissionId)
  const title = useRef<HTMLHeadingElement>(null)
  const isOpen = stored.data?.items.some(({ answer }) => answer === null) ?? false
  return (
    <Card padding="lg" aria-labelledby={REQUEST_TITLE_ID} data-testid="requests">
      <h2 id={REQUEST_TITLE_ID} ref={title} tabIndex={-1} className="scroll-mt-6 text-xl font-semibold outline-none">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 max-w-[68ch] text-base text-ink-2">{t('lead', { company })}</p>
      <QueryState query={stored} failed={t('failed')}>
        {({ items }) => (
          <div className="flex flex-col gap-5">
            {items.map((request) => (
              <OwnRequest key={request.id} request={request} company={company} />
            ))}
            {items.every(({ answer }) => answer !== null) && (
              <Ask
                company={company}
                isFirst={items.length === 0}
                isBusy={send.isPending}
                onSend={(text) => send.mutate(text, { onSuccess: () => title.current?.focus() })}
                onCancel={() => title.current?.focus()}
              />
            )}
          </div>
        )}
      </QueryState>
      <p role="status" className="mt-4 text-sm text-ink-2 empty:hidden">
        {send.isSuccess && isOpen && t('sent')}
      </p>
      {send.error && (
        <Banner tone="bad" className="mt-4">
          {errorText(send.error)}
        </Banner>
      )}
    </Card>
  )
}

interface AskProps {
  company: string
  isFirst: boolean
  isBusy: boolean
  onSend: (text: string) => void
  onCancel: () => void
}

function Ask({ isFirst, onCancel, ...form }: AskProps) {
  const t = useTranslations('requests.own')
  const [isOpen, setIsOpen] = useState(false)
  const cancel = () => {
    setIsOpen(false)
    onCancel()
  }
  if (isOpen) return <RequestForm about="own" {...form} onCancel={cancel} />
  return (
    <Button variant="secondary" size="lg" className="self-start" onClick={() => setIsOpen(true)}>
      {t(isFirst ? 'ask' : 'askAgain')}
    </Button>
  )
}

function OwnRequest({ request, company }: { request: CandidateRequest; company: string }) {
  const t = useTranslations('requests.own')
  const format = useFormatter()
  const { text, language, createdAt, dueAt, answer } = request
  const deadline = useDeadline()
  const formatDate = (instant: string) => format.dateTime(new Date(instant), { dateStyle: 'long' })
  return (
    <div className="max-w-[68ch]">
      {answer === null ? (
        <p className="text-base font-medium">
          {t(new Date(dueAt).getTime() < nowMs() ? 'overdue' : 'open', {
            company,
            date: formatDate(createdAt),
            ...deadline(dueAt),
          })}
        </p>
      ) : (
        <>
          <h3 className="text-base font-semibold">{t(`outcomes.${answer.outcome}`)}</h3>
          <p className="mt-1 text-base break-words whitespace-pre-wrap">{answer.text}</p>
          <p className="mt-1 text-sm text-ink-3">
            {t('answeredBy', { name: answer.answeredBy, date: formatDate(answer.answeredAt) })}
          </p>
        </>
      )}
      <h3 className="mt-3 text-sm font-medium text-ink-2">{t('yourWords')}</h3>
      <p lang={language} className="mt-0.5 text-base break-words whitespace-pre-wrap text-ink-2">
        {text}
      </p>
    </div>
  )
}
