import type { Evidence } from '@candor/contract'
import { useTranslations } from 'use-intl'
import { useResult } from '../../../../features/results/result-view'
import { formatPosition } from '../../../../shared/format-clock'

export interface QuoteTarget {
  /** What a press does, in words. */
  readonly label: string
  /** Where the recording plays from; null: the words are shown. */
  readonly time: string | null
  readonly go: () => void
}

/** Where a quote leads: to its moment of the recording, or to its words in the transcript. Null: to neither. */
export function useQuoteTarget(): (item: Evidence | null) => QuoteTarget | null {
  const t = useTranslations('submissionReview.summary')
  const { playback, showWords, answers } = useResult()
  return (item) => {
    if (item === null) return null
    const positionMs = playback?.positionMs(item.answerId, item.startMs) ?? null
    if (playback && positionMs !== null) {
      const time = formatPosition(positionMs)
      return { label: t('play', { time }), time, go: () => playback.play(item.answerId, item.startMs) }
    }
    if (showWords === null || !answers.some(({ answerId }) => answerId === item.answerId)) return null
    return { label: t('show'), time: null, go: () => showWords(item) }
  }
}
