import type { Session } from '@candor/contract'
import { hasBegun } from '@candor/domain'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { QueryState } from '../../../shared/ui/query-state'
import { useDeadline } from '../../../shared/use-deadline'
import type { AdjustmentPopupProps } from './adjustment-popup-props'
import { FreeWays } from './free-ways'
import { RequestForm } from './request-form'
import { RequestStatus } from './request-status'
import { useOwnRequests } from './use-own-requests'
import { useSendRequest } from './use-send-request'

type OwnRequestsProps = Pick<AdjustmentPopupProps, 'intro' | 'onWaiting'> & { session: Session }

/** What was asked and answered; where nothing is open, the form. */
export function OwnRequests({ intro, session, onWaiting }: OwnRequestsProps) {
  const t = useTranslations('accommodation.own')
  const deadline = useDeadline()
  const errorText = useErrorText()
  const stored = useOwnRequests(session.id)
  const list = useRef<HTMLDivElement>(null)
  const send = useSendRequest({ linkId: intro.linkId, session, onWaiting })
  const company = intro.organizationName
  const submit = (text: string) => send.mutate(text, { onSettled: () => list.current?.focus() })
  return (
    <QueryState query={stored} failed={t('failed')}>
      {({ items, heldUntil, requestsLeft }) => {
        const isOpen = items.some(({ answer }) => answer === null)
        return (
          <div ref={list} tabIndex={-1} className="flex flex-col gap-5 outline-none">
            {send.error && <Banner tone="bad">{errorText(send.error)}</Banner>}
            {items.map((request) => (
              <RequestStatus
                key={request.id}
                request={request}
                company={company}
                interviewLanguage={session.language}
              />
            ))}
            {isOpen && heldUntil !== null && <p className="text-base text-ink-2">{t('held', deadline(heldUntil))}</p>}
            {!isOpen && <FreeWays modes={intro.modes} />}
            {!isOpen && requestsLeft === 0 && <p className="text-base">{t('limit')}</p>}
            {!isOpen && requestsLeft > 0 && (
              <RequestForm company={company} pauses={hasBegun(session)} isBusy={send.isPending} onSend={submit} />
            )}
          </div>
        )
      }}
    </QueryState>
  )
}
