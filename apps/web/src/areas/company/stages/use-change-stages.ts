import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../shared/api/client'

type Change =
  | { readonly kind: 'create'; readonly name: string }
  /** Null: the name that the stage has by itself. */
  | { readonly kind: 'rename'; readonly id: string; readonly name: string | null }
  | { readonly kind: 'move'; readonly id: string; readonly place: number }
  | { readonly kind: 'remove'; readonly id: string }

const send = (change: Change): Promise<unknown> => {
  const { stage } = api.interview
  switch (change.kind) {
    case 'create':
      return stage.save({ name: change.name })
    case 'rename':
      return stage.update({ id: change.id, name: change.name })
    case 'move':
      return stage.update({ id: change.id, place: change.place })
    case 'remove':
      return stage.remove({ id: change.id })
  }
}

/** Changes the stages of the hiring pipeline. The lists that show them are read again. */
export function useChangeStages() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.interview.stage.key() }),
  })
}
