import type { Assessment } from '@candor/contract'
import { useMemo } from 'react'
import type { Player } from '../../../../features/results/player/use-player'
import { listReelQuotes } from './list-reel-quotes'
import { useReel } from './use-reel'

const noResults: NonNullable<Assessment['questions']> = []

/** The quotes of the strongest points in the shown version; `toggle` is null where nothing can be played. */
export function useSubmissionReel(assessment: Assessment | null, player: Player, canPlay: boolean) {
  const results = assessment?.questions ?? noResults
  const quotes = useMemo(() => listReelQuotes(results), [results])
  const evidence = useMemo(() => {
    const recorded = new Set(player.timeline.clips.map(({ answerId }) => answerId))
    return quotes.map((quote) => quote.evidence).filter(({ answerId }) => recorded.has(answerId))
  }, [quotes, player.timeline])
  const reel = useReel(evidence, player)
  const current = reel.place === null ? undefined : evidence[reel.place]
  const place = quotes.findIndex((quote) => quote.evidence === current)
  return {
    quotes,
    /** Of the quote that plays; null: none does. */
    place: place === -1 ? null : place,
    toggle: canPlay && evidence.length > 0 ? reel.toggle : null,
  }
}
export type Reel = ReturnType<typeof useSubmissionReel>
