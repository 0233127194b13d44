import { useQueryClient } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'

/** After people changed their stage: every list, count and page that shows it is loaded again. */
export function useRefreshApplicants(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  const { interview, company } = query
  const keys = [interview.submission.key(), interview.stage.key(), company.applicant.key(), company.project.key()]
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
