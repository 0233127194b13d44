import type { Evidence } from '@candor/contract'
import { useEffect, useState } from 'react'
import type { Player } from '../../../../features/results/player/use-player'

/** After the quote's last word, so that it isn't cut off; and of a quote without an end. */
const tailMs = 600
const unknownMs = 10_000
/** How far before its start a clip may be, because players land on a key frame. */
const leadMs = 1_500

interface PlayedPlace {
  readonly answerId: string | undefined
  readonly answerMs: number
}

type ReelStep = 'stay' | 'next' | 'leave'

/** What becomes of the reel at this moment of the player: its clip still plays, is over, or the member has gone elsewhere. */
export function findReelStep({ answerId, startMs, endMs }: Evidence, played: PlayedPlace): ReelStep {
  if (played.answerId !== answerId || played.answerMs < (startMs ?? 0) - leadMs) return 'leave'
  const untilMs = Math.max(endMs ?? 0, (startMs ?? 0) + (endMs === null ? unknownMs : 0)) + tailMs
  return played.answerMs >= untilMs ? 'next' : 'stay'
}

/** Plays quotes one after another with the page's player. */
export function useReel(quotes: readonly Evidence[], player: Player) {
  const [place, setPlace] = useState<number | null>(null)
  const { clip, answerMs } = player
  const current = place === null ? undefined : quotes[place]
  const show = (next: number): void => {
    const quote = quotes[next]
    setPlace(quote === undefined ? null : next)
    if (quote !== undefined) player.playAnswer(quote.answerId, quote.startMs)
  }
  const stop = (): void => {
    setPlace(null)
    player.videoRef.current?.pause()
  }
  const step = current === undefined ? 'stay' : findReelStep(current, { answerId: clip?.answerId, answerMs })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the step moves the reel on, and `show` is made in each drawing.
  useEffect(() => {
    if (place === null || step === 'stay') return
    if (step === 'leave') setPlace(null)
    else if (place + 1 < quotes.length) show(place + 1)
    else stop()
  }, [step, place])
  return { place, toggle: () => (place === null ? show(0) : stop()) }
}
