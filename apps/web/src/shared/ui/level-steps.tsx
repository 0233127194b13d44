import { clsx } from 'clsx'
import { useFormatter } from 'use-intl'

/** By the half levels that can be shown. Classes, because the server renders no style attributes. */
const fill = (share: number): string => {
  if (share >= 1) return 'w-full'
  return share > 0 ? 'w-1/2' : 'w-0'
}

/** A level with one decimal, so that figures of one scale have one form. */
export function useFormattedLevel(): (level: number) => string {
  const format = useFormatter()
  return (level) => format.number(level, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

interface LevelStepsProps {
  /** In half levels. */
  level: number
  max: number
  /** Read out in place of the figure. */
  label: string
  /** Follows the figure. */
  scale?: string | undefined
  size?: 'md' | 'lg'
}

/** A level as a figure and as many filled steps as the figure says. One hue for everyone: never red or green for people. */
export function LevelSteps({ level, max, label, scale, size = 'md' }: LevelStepsProps) {
  const formatLevel = useFormattedLevel()
  return (
    <span role="img" aria-label={label} className="flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className={clsx('tnum font-semibold', size === 'lg' ? 'text-3xl' : 'w-7 text-right text-sm')}
      >
        {formatLevel(level)}
      </span>
      {scale !== undefined && (
        <span aria-hidden="true" className="text-sm whitespace-nowrap text-ink-3">
          {scale}
        </span>
      )}
      <span aria-hidden="true" className="flex gap-0.5">
        {Array.from({ length: max }, (_, step) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change.
            key={step}
            className={clsx('overflow-clip rounded-xs bg-sunken', size === 'lg' ? 'h-2.5 w-5' : 'h-2 w-4')}
          >
            <span className={clsx('block h-full bg-brand', fill(level - step))} />
          </span>
        ))}
      </span>
    </span>
  )
}
