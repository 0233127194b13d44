import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { toast } from '../../../shared/ui/toaster'
import { forgetMember } from '../auth/forget-member'

/** Ends the session on the server, forgets what was loaded here, and goes to the sign-in page. */
export function useSignOut() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const errorText = useErrorText()
  return useMutation(
    query.identity.auth.signOut.mutationOptions({
      onSuccess: async () => {
        await router.navigate({ to: '/company/sign-in' })
        forgetMember(queryClient)
      },
      onError: (error) => toast.error(errorText(error)),
    }),
  )
}
