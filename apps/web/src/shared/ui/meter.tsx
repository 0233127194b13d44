import { Meter as BaseMeter } from '@base-ui/react/meter'
import { clsx } from 'clsx'

interface MeterProps {
  /** 0 to 1. */
  level: number
  /** What is measured: "Microphone level". */
  label: string
  bars?: number
  /** On video, where the ground is dark in both themes. */
  isOnStage?: boolean
}

/** Bars of uneven height, like a voice; the same at every drawing, so that only the level moves. */
const heightPx = (index: number) => 4 + Math.abs(Math.sin((index + 1) * 1.7)) * 15

/** A live level such as microphone volume. Not a score. */
export function Meter({ level, label, bars = 22, isOnStage = false }: MeterProps) {
  const shown = Math.min(1, Math.max(0, level))
  const lit = isOnStage ? 'bg-[oklch(0.82_0.16_160)]' : 'bg-ok'
  const unlit = isOnStage ? 'bg-white/30' : 'bg-line'
  return (
    <BaseMeter.Root value={Math.round(shown * 100)} aria-label={label} className="inline-flex h-5 items-end gap-[3px]">
      {Array.from({ length: bars }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={clsx('w-[3px] rounded-full', index < Math.round(shown * bars) ? lit : unlit)}
          style={{ height: heightPx(index) }}
        />
      ))}
    </BaseMeter.Root>
  )
}
