import { useQuery } from '@tanstack/react-query'
import { query } from './client'

const PROFILE_STALE_MS = 60_000

export const profileQuery = () => query.identity.profile.get.queryOptions({ staleTime: PROFILE_STALE_MS })

/** The signed-in person; loaded before any page of the frame is drawn. */
export const useProfile = () => useQuery(profileQuery()).data
