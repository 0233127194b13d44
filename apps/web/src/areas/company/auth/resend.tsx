import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { monotonicMs } from '../../../shared/clock'
import { formatClock } from '../../../shared/format-clock'
import { Button } from '../../../shared/ui/button'
import { useCountdown } from '../../../shared/use-countdown'

interface ResendProps {
  /** On the monotonic clock. */
  resendAtMs: number
  /** What was mailed. */
  what: 'code' | 'link'
  onResend: () => void
  isBusy: boolean
  error: string | undefined
}

function useWords(what: 'code' | 'link') {
  const code = useTranslations('company.auth')
  const link = useTranslations('account.mailed')
  return what === 'code'
    ? { again: code('resend'), wait: (time: string) => code('resendIn', { time }) }
    : { again: link('resend'), wait: (time: string) => link('resendIn', { time }) }
}

/** Counts down to the next mail, then offers to send it. Restarts the countdown after each mail. */
function Wait({ resendAtMs, what, onResend, isBusy, error }: ResendProps) {
  const words = useWords(what)
  const [waitMs] = useState(() => Math.max(0, resendAtMs - monotonicMs()))
  const left = useCountdown(waitMs, true)
  if (left > 0)
    return <span className="tnum flex min-h-8 items-center text-ink-3">{words.wait(formatClock(left))}</span>
  return (
    <span className="flex flex-col gap-1">
      <Button variant="ghost" size="sm" className="-ml-3 self-start" isBusy={isBusy} onClick={onResend}>
        {words.again}
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
  return <Wait key={props.resendAtMs} {...props} />
}
