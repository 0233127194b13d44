import type { Organization } from '@candor/contract'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { toast } from '../../../shared/ui/toaster'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The organization of this navigation. A navigation that unsaved changes blocked must not switch later. */
    switchTo?: string
  }
}

/**
 * Switches to another organization. First the page is left (it may ask about unsaved changes), then the session
 * switches, then the interview sets are loaded again, with no cached data of the previous organization.
 */
export function useSwitchOrganization(): (organization: Organization) => Promise<void> {
  const router = useRouter()
  const errorText = useErrorText()
  const change = useMutation({
    mutationFn: ({ id }: Organization) => api.identity.organization.change({ query: { organization_id: id } }),
    onSuccess: () => window.location.assign('/company/interview-sets'),
    onError: (error) => toast.error(errorText(error)),
  })
  return async (organization) => {
    await router.navigate({ to: '/company/interview-sets', state: { switchTo: organization.id } })
    if (router.state.location.state.switchTo === organization.id) change.mutate(organization)
  }
}
