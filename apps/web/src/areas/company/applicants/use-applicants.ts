import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'
import { type ApplicantFilter, toInput } from './applicant-filter'

const REFRESH_MS = 30_000

/** One page of applicants; who starts an interview appears by itself. */
export const useApplicants = (filter: ApplicantFilter) =>
  useQuery({
    ...query.company.applicant.list.queryOptions({ input: toInput(filter) }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  })

/** The positions to choose from, and the chosen one even when it is not among them. */
export function usePositionNames(positionId: string | undefined) {
  const list = useQuery(query.company.position.list.queryOptions({ input: {} })).data?.items ?? []
  const isListed = positionId === undefined || list.some(({ id }) => id === positionId)
  const other = useQuery({
    ...query.company.position.get.queryOptions({ input: { id: positionId ?? '' } }),
    enabled: !isListed,
  }).data
  const all = [...list, ...(other && !isListed ? [other] : [])]
  return all.map(({ id, name }) => ({ value: id, label: name }))
}
