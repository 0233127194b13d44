import { useTranslations } from 'use-intl'
import { FaultIcon } from '../../../../shared/ledger/fault-icon'
import { useFaultWords } from '../../../../shared/ledger/use-fault-words'
import { Tooltip } from '../../../../shared/ui/tooltip'
import type { LostMark } from './lost-marks'

interface LostLaneProps {
  marks: readonly LostMark[]
  durationMs: number
  /** Pressed, the recording plays from a moment before. */
  onSeek: (positionMs: number) => void
}

const BEFORE_MS = 1_500

/** Above the seek bar: where picture or sound is missing. Each place can be focused, says what it is, and leads there. */
export function LostLane({ marks, durationMs, onSeek }: LostLaneProps) {
  const t = useTranslations('company.review.ledger')
  const words = useFaultWords()
  if (marks.length === 0 || durationMs === 0) return null
  const percent = (ms: number) => (ms / durationMs) * 100
  return (
    <ul aria-label={t('marks')} data-testid="lost-marks" className="relative mx-1 h-6">
      {marks.map((mark) => (
        <li key={mark.key} className="contents">
          <span
            aria-hidden="true"
            className="absolute bottom-0 h-1 min-w-1 rounded-full bg-[oklch(0.8_0.13_75)]"
            style={{ left: `${percent(mark.startMs)}%`, width: `${percent(mark.endMs - mark.startMs)}%` }}
          />
          <Tooltip text={words(mark.fault, mark.answerMs)}>
            <button
              type="button"
              aria-label={words(mark.fault, mark.answerMs)}
              onClick={() => onSeek(Math.max(0, mark.startMs - BEFORE_MS))}
              className="absolute bottom-1 grid size-5 -translate-x-1/2 place-items-center rounded-full text-[oklch(0.86_0.12_80)] transition-colors duration-120 hover:bg-white/15 focus-visible:outline-white"
              style={{ left: `${percent((mark.startMs + mark.endMs) / 2)}%` }}
            >
              <FaultIcon kind={mark.fault.kind} size={13} />
            </button>
          </Tooltip>
        </li>
      ))}
    </ul>
  )
}
