import type { Profile } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { api, query } from '../../../../shared/api/client'
import { profileQuery } from '../../../../shared/api/profile'
import { toast } from '../../../../shared/ui/toaster'
import { useChallenge } from '../../auth/use-challenge'
import { useContinueSignIn } from '../../auth/use-complete-sign-in'
import { reloadIntoOrganization } from '../../frame/reload-into-organization'

const passwordPath = '/company/setting/change-password'

interface CodeAndPassword {
  readonly challengeId: string
  readonly code: string
  readonly password: string
}

/** Mails a code and sets a new password with it. Afterwards the session is new and all others have ended. */
export function useChangeByCode(profile: Profile, onDone: () => void) {
  const t = useTranslations('settings.password')
  const locale = useLocale()
  const queryClient = useQueryClient()
  const proceed = useContinueSignIn()
  const { challenge, ask, forget } = useChallenge(() => api.identity.password.forgot({ email: profile.email, locale }))
  const set = useMutation({
    mutationFn: (input: CodeAndPassword) => api.identity.password.set(input),
    onSuccess: async (result) => {
      if (result.needsSecondFactor) return proceed(result, passwordPath)
      const organizationId = profile.organization?.id ?? null
      const entered = await api.identity.profile.get()
      // The new session may start in another organization than the one this page was drawn for.
      if (entered.organization?.id !== profile.organization?.id)
        return reloadIntoOrganization(queryClient, { organizationId, path: passwordPath })
      toast.success(t('wasSet'))
      queryClient.setQueryData(profileQuery().queryKey, entered)
      void queryClient.invalidateQueries({ queryKey: query.identity.sessions.key() })
      forget()
      onDone()
    },
  })
  return { challenge, ask, forget, set }
}
export type ChangeByCode = ReturnType<typeof useChangeByCode>
