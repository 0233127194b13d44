import type { QueryClient } from '@tanstack/react-query'
import { query } from '../../../shared/api/client'

/** Drops everything loaded on behalf of a person; what is public stays. */
export function forgetMember(queryClient: QueryClient): void {
  for (const service of [query.identity, query.interview, query.company])
    queryClient.removeQueries({ queryKey: service.key() })
}
