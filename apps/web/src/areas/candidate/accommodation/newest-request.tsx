import { useTranslations } from 'use-intl'
import { nowMs } from '../../../shared/clock'
import { Card } from '../../../shared/ui/card'
import { useDeadline } from '../../../shared/use-deadline'
import { RequestStatus, type RequestStatusProps } from './request-status'

interface NewestRequestProps extends RequestStatusProps {
  /** Null: nothing is held. */
  heldUntil: string | null
}

/** The candidate's newest request as a card. */
export function NewestRequest({ heldUntil, ...status }: NewestRequestProps) {
  const t = useTranslations('accommodation.own')
  const deadline = useDeadline()
  return (
    <Card className="mb-6" data-testid="adjustment">
      <RequestStatus {...status} />
      {heldUntil !== null && new Date(heldUntil).getTime() > nowMs() && (
        <p className="mt-3 text-sm text-ink-2">
          {t(status.request.answer === null ? 'held' : 'heldAnswered', deadline(heldUntil))}
        </p>
      )}
    </Card>
  )
}
