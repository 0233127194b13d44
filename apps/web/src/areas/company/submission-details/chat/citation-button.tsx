import type { Citation } from '@candor/contract'
import { Play, TextQuote } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useResult } from '../../../../features/results/result-view'
import { formatPosition } from '../../../../shared/format-clock'

/** Words of the candidate. A press plays the recording from there, or shows them in the transcript if there is none. */
export function CitationButton({ citation }: { citation: Citation }) {
  const t = useTranslations('chat')
  const { playback, showWords } = useResult()
  const { answerId, startMs, questionNumber, quote } = citation
  const positionMs = playback?.positionMs(answerId, startMs) ?? null
  const go = () => (positionMs === null ? showWords?.(citation) : playback?.play(answerId, startMs))
  const Icon = positionMs === null ? TextQuote : Play
  return (
    <button
      type="button"
      data-testid="citation"
      data-start-ms={startMs ?? ''}
      onClick={go}
      className="w-full rounded-xl bg-sunken px-3.5 py-3 text-left transition-colors duration-120 hover:bg-brand-soft"
    >
      <span className="text-sm break-words text-ink">“{quote}”</span>
      <span className="tnum mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-xs">
        <span className="text-ink-3">{t('quoteFrom', { number: questionNumber })}</span>
        <span className="flex items-center gap-1.5 font-medium text-brand-ink">
          <Icon size={11} aria-hidden="true" />
          {positionMs === null ? t('show') : t('play', { time: formatPosition(positionMs) })}
        </span>
      </span>
    </button>
  )
}
