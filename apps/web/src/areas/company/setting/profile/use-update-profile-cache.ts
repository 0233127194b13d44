import type { Profile } from '@candor/contract'
import { useQueryClient } from '@tanstack/react-query'
import { query } from '../../../../shared/api/client'
import { profileQuery } from '../../../../shared/api/profile'

/** Puts a changed profile where the pages read it; colleagues' lists show the person too. */
export function useUpdateProfileCache(): (profile: Profile) => void {
  const queryClient = useQueryClient()
  return (profile) => {
    queryClient.setQueryData(profileQuery().queryKey, profile)
    void queryClient.invalidateQueries({ queryKey: query.identity.member.key() })
  }
}
