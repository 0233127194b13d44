import type { ApplicantDetail } from '@candor/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { toast } from '../../../shared/ui/toaster'

/** The person of a submission in the pipeline. Only for members who review. */
export const useApplicant = (code: string): ApplicantDetail | undefined =>
  useQuery(query.company.applicant.findByCode.queryOptions({ input: { code } })).data

/** A change of the person of a submission. Calls of one person go out one after another. */
export function useChangeApplicant<Change>(code: string, send: (change: Change) => Promise<ApplicantDetail>) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const { queryKey } = query.company.applicant.findByCode.queryOptions({ input: { code } })
  return useMutation({
    scope: { id: `applicant ${code}` },
    mutationFn: send,
    onSuccess: (applicant) => {
      queryClient.setQueryData<ApplicantDetail>(queryKey, applicant)
      return queryClient.invalidateQueries({ queryKey: query.company.project.key() })
    },
    onError: (error) => toast.error(errorText(error)),
  })
}
