import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, query } from '../../../shared/api/client'

/** The certificate of one interview: what is stored, making it and withdrawing it. What it can show is asked again once there is a result. */
export function useCertificate({ submissionId, isAssessed }: { submissionId: string; isAssessed: boolean }) {
  const client = useQueryClient()
  const options = query.seeker.certificate.get.queryOptions({ input: { id: submissionId } })
  const reload = () => client.invalidateQueries({ queryKey: options.queryKey })
  return {
    stored: useQuery({ ...options, queryKey: [...options.queryKey, isAssessed] }),
    create: useMutation({
      mutationFn: (choices: { showsName: boolean; showsLevel: boolean }) =>
        api.seeker.certificate.create({ id: submissionId, ...choices }),
      onSuccess: reload,
    }),
    withdraw: useMutation({
      mutationFn: () => api.seeker.certificate.withdraw({ id: submissionId }),
      onSuccess: reload,
    }),
  }
}
