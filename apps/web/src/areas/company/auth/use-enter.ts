import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { forgetMember } from './forget-member'

const HOME = '/company/interview-sets'

/** After the session began: forgets what was loaded before it and goes on to `returnUrl`, a path inside the product. */
export function useEnter(returnUrl: string | undefined): () => void {
  const queryClient = useQueryClient()
  const router = useRouter()
  return useCallback(() => {
    forgetMember(queryClient)
    router.history.push(returnUrl ?? HOME)
  }, [queryClient, router, returnUrl])
}
