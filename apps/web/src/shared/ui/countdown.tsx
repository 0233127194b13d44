import { sessionLimits } from '@candor/domain'
import { clsx } from 'clsx'
import { Clock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { formatClock } from '../format-clock'

interface CountdownProps {
  /** What is left; take it from useCountdown. */
  leftMs: number
  /** From here on it is marked and said aloud, once. */
  almostUpMs?: number
  isOnStage?: boolean
}

/** Time left. Silent while it ticks; speaks when the last minute begins. */
export function Countdown({ leftMs, almostUpMs = sessionLimits.almostUpMs, isOnStage = false }: CountdownProps) {
  const t = useTranslations('common.countdown')
  const isAlmostUp = leftMs <= almostUpMs
  const calm = isOnStage ? 'bg-black/45 text-white' : 'bg-sunken text-ink-2'
  return (
    <span
      className={clsx(
        'inline-flex h-8 items-center gap-1.5 rounded-full px-3 text-sm font-medium',
        isAlmostUp ? 'bg-warn-soft text-warn' : calm,
      )}
    >
      <Clock size={14} aria-hidden="true" />
      <span role="timer" aria-live="off" className="tnum">
        <span aria-hidden="true">{formatClock(leftMs)}</span>
        <span className="sr-only">{t('left', { time: formatClock(leftMs) })}</span>
      </span>
      <span role="status" className="sr-only">
        {isAlmostUp && t('almostUp')}
      </span>
    </span>
  )
}
