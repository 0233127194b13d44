import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { innerPath } from '../../../shared/search'
import { forgetMember } from './forget-member'

/** Members who review begin here. The page sends the others on to the interview sets. */
const startPath = '/company/start'
/** For people whose organization is new: there is nothing to review yet. */
export const setsPath = '/company/interview-sets'

/** Where to continue after sign-in: always a path inside the product, whatever the address contains. */
export const getPathAfterSignIn = (returnUrl: string | undefined): string => innerPath(returnUrl) ?? startPath

/** Call after the session begins: clears the cached data and continues, replacing the sign-in page in the history. */
export function useCompleteSignIn(): (returnUrl: string | undefined) => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(
    (returnUrl) => {
      forgetMember(queryClient)
      router.history.replace(getPathAfterSignIn(returnUrl))
    },
    [queryClient, router],
  )
}

/** What the server says of the first step of a sign-in. */
interface FirstStep {
  readonly needsSecondFactor: boolean
}

/** Call after the first step of a sign-in: continues to the second one where there is one, and to the target otherwise. */
export function useContinueSignIn(): (result: FirstStep, returnUrl: string | undefined) => void {
  const router = useRouter()
  const complete = useCompleteSignIn()
  return useCallback(
    (result, returnUrl) => {
      if (!result.needsSecondFactor) return complete(returnUrl)
      const target = innerPath(returnUrl)
      const query = target === undefined ? '' : `?${new URLSearchParams({ return_url: target })}`
      router.history.replace(`/company/second-factor${query}`)
    },
    [complete, router],
  )
}

/** Like `useCompleteSignIn`, for a page that knows its target from the start. */
export function useCompleteSignInTo(returnUrl: string | undefined): () => void {
  const goIn = useCompleteSignIn()
  return useCallback(() => goIn(returnUrl), [goIn, returnUrl])
}
