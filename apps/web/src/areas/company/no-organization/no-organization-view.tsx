import { organizationLimits } from '@candor/contract'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api, query } from '../../../shared/api/client'
import { profileQuery, useProfile } from '../../../shared/api/profile'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { TextField } from '../../../shared/ui/text-field'
import { toast } from '../../../shared/ui/toaster'
import { AuthCard } from '../auth/auth-card'
import { useChangeOrganization } from '../auth/use-change-organization'
import { setsPath, useCompleteSignInTo } from '../auth/use-complete-sign-in'
import { useSingleMutation } from '../auth/use-single-mutation'
import { useSignOut } from '../frame/use-sign-out'

/** Checks whether the person has become a member meanwhile, and continues if so. */
function useLook() {
  const t = useTranslations('account.noOrganization')
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const enter = useCompleteSignInTo(undefined)
  return useSingleMutation({
    // Bypasses the cache: the data that the page was drawn with changes only when the page is left.
    mutationFn: () => api.identity.profile.get(),
    onSuccess: (profile) => {
      if (profile.organization) return enter()
      queryClient.setQueryData(profileQuery().queryKey, profile)
      if (profile.organizations.length === 0) toast.note(t('stillNone'))
    },
    onError: (error) => toast.error(errorText(error)),
  })
}

function FoundForm() {
  const t = useTranslations('account.noOrganization')
  const errorText = useErrorText()
  const enter = useCompleteSignInTo(setsPath)
  const [name, setName] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const field = useRef<HTMLInputElement>(null)
  const create = useSingleMutation(
    query.identity.organization.create.mutationOptions({ context: { idempotencyKey }, onSuccess: enter }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (create.isPending || create.isSuccess) return
    setIsMissing(name.trim() === '')
    if (name.trim() !== '') create.mutate({ name })
    else field.current?.focus()
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      {create.error && <Banner tone="bad">{errorText(create.error)}</Banner>}
      <TextField
        ref={field}
        label={t('name')}
        autoComplete="organization"
        maxLength={organizationLimits.nameCharacters}
        value={name}
        hint={isMissing ? undefined : t('hint')}
        error={isMissing ? t('required') : undefined}
        onChange={(event) => {
          setIsMissing(false)
          setName(event.currentTarget.value)
        }}
      />
      <Button type="submit" size="lg" isBusy={create.isPending || create.isSuccess}>
        {t('submit')}
      </Button>
    </form>
  )
}

/** Create an organization, open another one, or wait for an invite. */
export function NoOrganizationView() {
  const t = useTranslations('account.noOrganization')
  const profile = useProfile()
  const change = useChangeOrganization()
  const look = useLook()
  const signOut = useSignOut()
  const others = profile?.organizations ?? []
  return (
    <AuthCard
      stepKey="none"
      title={t('title')}
      lead={t('lead')}
      foot={
        <Button variant="ghost" size="sm" isBusy={signOut.isPending} onClick={() => signOut.mutate(undefined)}>
          {t('signOut')}
        </Button>
      }
    >
      {others.length > 0 && (
        <div className="mb-6 flex flex-col gap-2">
          <h2 className="text-sm font-medium">{t('choose')}</h2>
          {others.map(({ id, name }) => (
            <Button
              key={id}
              variant="secondary"
              className="h-auto min-h-10 py-2"
              isBusy={change.isBusy}
              onClick={() => change.changeTo(id)}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <FoundForm />
      <div className="mt-6 flex flex-col items-start gap-2 border-t border-line pt-5 text-sm text-ink-2">
        <p className="wrap-anywhere">{t('waiting', { email: profile?.email ?? '' })}</p>
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          isBusy={look.isPending}
          onClick={() => look.mutate(undefined)}
        >
          {!look.isPending && <RefreshCw size={15} aria-hidden="true" />}
          {t('check')}
        </Button>
      </div>
    </AuthCard>
  )
}
