import { useTranslations } from 'use-intl'
import { FaultIcon } from '../../../../features/fault-report/fault-icon'
import { useFaultText } from '../../../../features/fault-report/use-fault-text'
import { Tooltip } from '../../../../shared/ui/tooltip'
import type { LostPlace } from './lost-marks'

interface LostMarksBarProps {
  places: readonly LostPlace[]
  durationMs: number
  /** A press plays the recording from shortly before. */
  onSeek: (positionMs: number) => void
}

const BEFORE_MS = 1_500

/** Marks above the seek bar where picture or sound is missing. Each can be focused, is labeled, and seeks to its time. */
export function LostMarksBar({ places, durationMs, onSeek }: LostMarksBarProps) {
  const t = useTranslations('company.review.faultReport')
  if (places.length === 0 || durationMs === 0) return null
  const percent = (ms: number) => `${(ms / durationMs) * 100}%`
  return (
    <ul aria-label={t('marks')} data-testid="lost-marks" className="relative h-6">
      {places.map((place) => (
        <li key={place.key} className="contents">
          <span
            aria-hidden="true"
            className="absolute bottom-0 h-1 min-w-1 rounded-full bg-[oklch(0.8_0.13_75)]"
            style={{ left: percent(place.startMs), width: percent(place.endMs - place.startMs) }}
          />
          <Place
            place={place}
            left={percent((place.startMs + place.endMs) / 2)}
            onPress={() => onSeek(Math.max(0, place.startMs - BEFORE_MS))}
          />
        </li>
      ))}
    </ul>
  )
}

function Place({ place, left, onPress }: { place: LostPlace; left: string; onPress: () => void }) {
  const formatFault = useFaultText()
  const words = place.marks.map(({ key, fault, answerMs }) => ({ key, text: formatFault(fault, answerMs) }))
  const [first] = place.marks
  return (
    <Tooltip text={words.map(({ key, text }) => <p key={key}>{text}</p>)}>
      <button
        type="button"
        aria-label={words.map(({ text }) => text).join(' ')}
        onClick={onPress}
        className="absolute bottom-1 grid size-5 -translate-x-1/2 place-items-center rounded-full text-[oklch(0.86_0.12_80)] transition-colors duration-120 hover:bg-white/15 focus-visible:outline-white"
        style={{ left }}
      >
        {first && <FaultIcon kind={first.fault.kind} size={13} />}
      </button>
    </Tooltip>
  )
}
