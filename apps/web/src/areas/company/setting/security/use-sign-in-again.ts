import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { toast } from '../../../../shared/ui/toaster'
import { forgetMember } from '../../auth/forget-member'

/** Ends the session and leads through the sign-in back to a page. */
export function useSignInAgain(returnUrl: string) {
  const queryClient = useQueryClient()
  const router = useRouter()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: () => api.identity.auth.signOut(),
    onSuccess: async () => {
      await router.navigate({ to: '/company/sign-in', search: { return_url: returnUrl } })
      forgetMember(queryClient)
    },
    onError: (error) => toast.error(errorText(error)),
  })
}
