import type { OwnSubmission } from '@candor/contract'
import { useState } from 'react'
import { findPosition } from '../../../features/results/player/timeline'
import { usePlayer } from '../../../features/results/player/use-player'

/** The recording stands still until a moment of it is asked for. */
export function useMoments(own: OwnSubmission) {
  const player = usePlayer(own.answers)
  const [isOpen, setIsOpen] = useState(false)
  return {
    player,
    isOpen,
    close: () => setIsOpen(false),
    play: (answerId: string, answerMs: number | null) => {
      setIsOpen(true)
      player.playAnswer(answerId, answerMs)
    },
    positionMs: (answerId: string, answerMs: number | null) => findPosition(player.timeline, answerId, answerMs),
  }
}
