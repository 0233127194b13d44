import type { JobFunctionId, Position } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api, query } from '../../../shared/api/client'
import { toast } from '../../../shared/ui/toaster'
import { isNameTaken } from './check-name'

interface Values {
  readonly name: string
  readonly functionId: JobFunctionId | null
}

/** Creates a position, or changes the given one. The result is 'taken' where another one has the name. */
export function useSavePosition(position: Position | null) {
  const t = useTranslations('positions')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (values: Values): Promise<'saved' | 'taken'> => {
      const { items } = await api.company.position.list({ keyword: values.name })
      if (isNameTaken(items, values.name, position)) return 'taken'
      if (position === null) await api.company.position.create(values)
      else await api.company.position.update({ id: position.id, ...values })
      return 'saved'
    },
    onSuccess: async (result) => {
      if (result === 'taken') return
      toast.success(t(position === null ? 'created' : 'saved'))
      // A new name is the name of its sets' positions, too.
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: query.company.position.key() }),
        queryClient.invalidateQueries({ queryKey: query.interview.set.key() }),
      ])
    },
  })
}
