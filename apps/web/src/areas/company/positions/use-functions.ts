import { useQuery } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'

/** The kinds of work. They change with a release only. */
export const useFunctions = () =>
  useQuery(query.company.function.list.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
