import { query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { toast } from '../../../shared/ui/toaster'
import { useCompleteSignInTo } from './use-complete-sign-in'
import { useSingleMutation } from './use-single-mutation'

/** Switches the session to another of the person's organizations and opens its interview sets. */
export function useChangeOrganization() {
  const enter = useCompleteSignInTo(undefined)
  const errorText = useErrorText()
  const change = useSingleMutation(
    query.identity.organization.change.mutationOptions({
      onSuccess: enter,
      onError: (error) => toast.error(errorText(error)),
    }),
  )
  return {
    isBusy: change.isPending || change.isSuccess,
    changeTo: (organizationId: string) => change.mutate({ query: { organization_id: organizationId } }),
  }
}
