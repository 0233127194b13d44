import { useFormatter, useTranslations } from 'use-intl'
import { Card } from '../../../shared/ui/card'
import { RequestStatus, type RequestStatusProps } from './request-status'

interface NewestRequestProps extends RequestStatusProps {
  /** Null: nothing is held. */
  heldUntil: string | null
}

/** The candidate's newest request as a card. */
export function NewestRequest({ heldUntil, ...status }: NewestRequestProps) {
  const t = useTranslations('accommodation.own')
  const format = useFormatter()
  return (
    <Card className="mb-6" data-testid="adjustment">
      <RequestStatus {...status} />
      {heldUntil !== null && (
        <p className="mt-3 text-sm text-ink-2">
          {t('held', { date: format.dateTime(new Date(heldUntil), { dateStyle: 'long' }) })}
        </p>
      )}
    </Card>
  )
}
