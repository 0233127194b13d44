import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useConfiguration } from '../../../shared/api/use-configuration'
import { useErrorText } from '../../../shared/api/use-error-text'
import { monotonicMs } from '../../../shared/clock'
import { formatClock } from '../../../shared/format-clock'
import { Button } from '../../../shared/ui/button'
import { TextLink } from '../../../shared/ui/text-link'
import { useCountdown } from '../../../shared/use-countdown'
import type { RestoreAccess, Way } from './use-restore-access'

interface ResendMailProps {
  restoreAccess: RestoreAccess
  way: Way
  resendAtMs: number
}

/** Counts down to the next mail, then offers it. */
function ResendButton({ restoreAccess, way, resendAtMs }: ResendMailProps) {
  const t = useTranslations('candidate.restoreAccess')
  const [waitMs] = useState(() => Math.max(0, resendAtMs - monotonicMs()))
  const leftMs = useCountdown(waitMs, true)
  if (leftMs > 0) {
    return (
      <span className="tnum flex min-h-8 items-center text-ink-3">{t('againIn', { time: formatClock(leftMs) })}</span>
    )
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ml-3"
      isBusy={restoreAccess.send.isPending}
      onClick={() => restoreAccess.requestMail(way)}
    >
      {t('again')}
    </Button>
  )
}

/** Offers to resend the mail after a wait, or to go back. */
export function ResendMail(props: ResendMailProps) {
  const t = useTranslations('candidate.restoreAccess')
  const common = useTranslations('common.actions')
  const errorText = useErrorText()
  const { data: configuration } = useConfiguration()
  const { send, startOver } = props.restoreAccess
  return (
    <div className="flex flex-col gap-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ResendButton key={props.resendAtMs} {...props} />
        <Button variant="ghost" size="sm" className="-mr-3" onClick={startOver}>
          {common('back')}
        </Button>
      </div>
      {send.error && (
        <p role="alert" className="font-medium text-bad">
          {errorText(send.error)}
        </p>
      )}
      {configuration?.hasOutbox && (
        <p className="border-t border-line pt-4 text-ink-3">
          <TextLink href="/company/outbox" target="_blank" data-testid="outbox-link">
            {t('outbox')}
          </TextLink>
        </p>
      )}
    </div>
  )
}
