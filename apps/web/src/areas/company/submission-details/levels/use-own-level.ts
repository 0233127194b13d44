import type { DimId } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../../shared/api/client'

/** Sets or removes the person's level. The engine's level remains next to it. */
export function useOwnLevel(submissionId: string, dimId: DimId) {
  const queryClient = useQueryClient()
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: query.interview.submission.get.key({ input: { id: submissionId } }) })
  const set = useMutation({
    mutationFn: (given: { level: number; reason: string }) =>
      api.interview.assessment.setLevel({ id: submissionId, dimId, ...given }),
    onSuccess: refresh,
  })
  const remove = useMutation({
    mutationFn: () => api.interview.assessment.removeLevel({ id: submissionId, dimId }),
    onSuccess: refresh,
  })
  return { set, remove, isBusy: set.isPending || remove.isPending, error: set.error ?? remove.error }
}
