import { useQuery } from '@tanstack/react-query'
import { profileQuery } from './require-member'

/** The signed-in person; loaded before any page of the frame is drawn. */
export const useProfile = () => useQuery(profileQuery()).data
