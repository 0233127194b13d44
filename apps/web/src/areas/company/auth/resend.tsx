import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { monotonicMs } from '../../../shared/clock'
import { formatClock } from '../../../shared/format-clock'
import { Button } from '../../../shared/ui/button'
import { useCountdown } from '../../../shared/use-countdown'
import type { Challenge } from './use-challenge'

interface ResendProps {
  challenge: Challenge
  onResend: () => void
  isBusy: boolean
  error: string | undefined
}

/** Counts down to the next code, then offers it. Begins anew with every code: mount it with the challenge as key. */
function Wait({ challenge, onResend, isBusy, error }: ResendProps) {
  const t = useTranslations('company.auth')
  const [waitMs] = useState(() => Math.max(0, challenge.resendAtMs - monotonicMs()))
  const left = useCountdown(waitMs, true)
  if (left > 0) return <span className="tnum text-ink-3">{t('resendIn', { time: formatClock(left) })}</span>
  return (
    <span className="flex flex-col gap-1">
      <Button variant="ghost" size="sm" className="-ml-3 self-start" isBusy={isBusy} onClick={onResend}>
        {t('resend')}
      </Button>
      {error && (
        <span role="alert" className="font-medium text-bad">
          {error}
        </span>
      )}
    </span>
  )
}

export function Resend(props: ResendProps) {
  return <Wait key={`${props.challenge.challengeId} ${props.challenge.resendAtMs}`} {...props} />
}
