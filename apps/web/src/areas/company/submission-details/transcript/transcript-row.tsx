import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatPosition } from '../../../../shared/format-clock'
import type { Row } from './rows'

interface TranscriptRowProps {
  row: Row
  /** The speaker's name at the start of the line. */
  speaker: string
  /** Time in the recording; null: it was not recorded. */
  positionMs: number | null
  isCurrent: boolean
  onPlay: () => void
  children: ReactNode
}

/** One row with time, speaker and words. */
export const rowGrid =
  'grid w-full grid-cols-[40px_112px_minmax(0,1fr)] max-xl:grid-cols-[40px_84px_minmax(0,1fr)] gap-2 px-3'
const grid = `${rowGrid} rounded-lg py-1.5 text-left text-base`

function useTime(row: Row, positionMs: number | null): { time: string; note: string | null } {
  const t = useTranslations('company.review.transcript')
  if (positionMs === null) return { time: '', note: null }
  const hasTime = row.kind === 'question' || (row.kind === 'line' && row.startMs !== null)
  return { time: hasTime ? formatPosition(positionMs) : '', note: hasTime ? null : t('noTime') }
}

/** One line. A press plays the recording from there. */
export function TranscriptRow({ row, speaker, positionMs, isCurrent, onPlay, children }: TranscriptRowProps) {
  const { time, note } = useTime(row, positionMs)
  const content = (
    <>
      <span className={clsx('tnum text-sm leading-6', isCurrent ? 'font-medium text-brand-ink' : 'text-ink-3')}>
        {time}
      </span>
      <span className="truncate text-sm leading-6 text-ink-3">{speaker}</span>
      <span className={row.kind === 'question' ? 'text-ink-2' : 'text-ink'}>
        {children}
        {note && row.kind === 'line' && <span className="block text-xs text-ink-3">{note}</span>}
      </span>
    </>
  )
  if (positionMs === null) return <div className={grid}>{content}</div>
  return (
    <button
      type="button"
      data-testid="transcript-line"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onPlay}
      className={clsx(
        grid,
        'transition-colors duration-120 -outline-offset-2',
        isCurrent ? 'bg-brand-soft' : 'hover:bg-sunken',
      )}
    >
      {content}
    </button>
  )
}
