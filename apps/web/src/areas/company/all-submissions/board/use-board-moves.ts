import type { SubmissionListItem } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { toast } from '../../../../shared/ui/toaster'
import { getMoveOutcome, type MoveOutcome } from '../../parts/move-outcome'
import { useStages } from '../../parts/use-stages'
import type { CardMove } from './apply-moves'

/** A move that can be undone. */
export interface DoneMove extends CardMove {
  /** Where the person was before. */
  readonly fromId: string
}

/**
 * Moves people from stage to stage. A card is at its new stage at once, and back at the former one if the server refuses. Requests go one
 * after the other, so that the last move of a card is the one that counts.
 */
export function useBoardMoves(onMail: (mail: MoveOutcome) => void) {
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const stages = useStages()
  const [moves, setMoves] = useState<readonly CardMove[]>([])
  const [done, setDone] = useState<DoneMove | null>(null)
  const drop = (move: CardMove): void => setMoves((current) => current.filter((other) => other !== move))
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: query.interview.submission.key() }),
      queryClient.invalidateQueries({ queryKey: query.interview.stage.key() }),
    ])
  const { mutate } = useMutation({
    scope: { id: 'board-moves' },
    mutationFn: ({ item, stageId }: CardMove) => api.interview.stage.moveSubmissions({ ids: [item.id], stageId }),
    onSuccess: ({ mail }, move) => {
      const stage = stages?.find(({ id }) => id === move.stageId)
      onMail(getMoveOutcome(mail, stage))
      // The card stays where it was put until the board is read again.
      void refresh().finally(() => drop(move))
    },
    onError: (error, move) => {
      drop(move)
      setDone(null)
      toast.error(errorText(error))
    },
  })
  const start = (move: CardMove): void => {
    setMoves((current) => [...current, move])
    mutate(move)
  }
  return {
    moves,
    /** The last move; null: there is none to undo. */
    done,
    move: (item: SubmissionListItem, stageId: string): void => {
      if (item.stageId === null || item.stageId === stageId) return
      const move = { item, stageId }
      setDone({ ...move, fromId: item.stageId })
      start(move)
    },
    undo: ({ item, stageId, fromId }: DoneMove): void => {
      setDone(null)
      start({ item: { ...item, stageId }, stageId: fromId })
    },
    dismiss: (): void => setDone(null),
  }
}
