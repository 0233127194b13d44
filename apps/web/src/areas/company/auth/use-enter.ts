import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { innerPath } from '../../../shared/search'
import { forgetMember } from './forget-member'

const HOME = '/company/interview-sets'

/** Where to go on after a session began: a path inside the product, whoever named it. */
export const pathAfterEntry = (returnUrl: string | undefined): string => innerPath(returnUrl) ?? HOME

/** After the session began: forgets what was loaded before it and goes on, in place of the page that signed in. */
export function useGoIn(): (returnUrl: string | undefined) => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(
    (returnUrl) => {
      forgetMember(queryClient)
      router.history.replace(pathAfterEntry(returnUrl))
    },
    [queryClient, router],
  )
}

/** The same for a page that knows from the beginning where to go on. */
export function useEnter(returnUrl: string | undefined): () => void {
  const goIn = useGoIn()
  return useCallback(() => goIn(returnUrl), [goIn, returnUrl])
}
