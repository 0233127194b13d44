import {
  type InterfaceLanguage,
  interfaceLanguages,
  type OrganizationDetail,
  type Role,
  zEmail,
} from '@candor/contract'
import { pickInviteRole } from '@candor/domain'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ApiError } from '../../../../shared/api/api-error'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { languageNames } from '../../../../shared/i18n/languages'
import { Button } from '../../../../shared/ui/button'
import { Select } from '../../../../shared/ui/select'
import { TextField } from '../../../../shared/ui/text-field'
import { toast } from '../../../../shared/ui/toaster'
import { addInvite } from './add-invite'
import { invitesQuery } from './organization-queries'
import { RoleRights } from './role-rights'

interface InviteDraft {
  readonly email: string
  readonly role: Role
  readonly locale: InterfaceLanguage
}

function useInvite(organizationId: string) {
  const t = useTranslations('settings.organization.invites')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: InviteDraft) => api.identity.invite.create({ id: organizationId, ...draft }),
    onSuccess: (made) => {
      queryClient.setQueryData(
        invitesQuery(organizationId).queryKey,
        (before) => before && { items: addInvite(before.items, made) },
      )
      toast.success(t('sent', { email: made.email }))
    },
  })
}

const isAboutRole = (error: unknown) => error instanceof ApiError && error.code === 'ROLE_NOT_ALLOWED'

/** Most colleagues recruit. A member who may not invite recruiters starts with the first available role. */
const firstRole = ({ can }: OrganizationDetail): Role => pickInviteRole(can.inviteAs) ?? 'viewer'

function useInviteForm(organization: OrganizationDetail) {
  const t = useTranslations('settings.organization.invites')
  const errorText = useErrorText()
  const locale = useLocale()
  const invite = useInvite(organization.id)
  const [draft, setDraft] = useState<InviteDraft>({ email: '', role: firstRole(organization), locale })
  const [wrong, setWrong] = useState<'emailRequired' | 'emailInvalid' | null>(null)
  const refusal = invite.error ? errorText(invite.error) : undefined
  return {
    draft,
    change: (part: Partial<InviteDraft>) => {
      setDraft((before) => ({ ...before, ...part }))
      setWrong(null)
      if (invite.isError) invite.reset()
    },
    emailError: wrong ? t(wrong) : isAboutRole(invite.error) ? undefined : refusal,
    roleError: isAboutRole(invite.error) ? refusal : undefined,
    isBusy: invite.isPending,
    submit: (event: FormEvent) => {
      event.preventDefault()
      const email = draft.email.trim()
      if (email === '') return setWrong('emailRequired')
      if (!zEmail.safeParse(email).success) return setWrong('emailInvalid')
      invite.mutate({ ...draft, email }, { onSuccess: () => setDraft((before) => ({ ...before, email: '' })) })
    },
  }
}

/** Invites one colleague; role and language stay for the next one. */
export function InviteForm({ organization }: { organization: OrganizationDetail }) {
  const t = useTranslations('settings.organization.invites')
  const roleNames = useTranslations('company.roles')
  const form = useInviteForm(organization)
  const { draft, change } = form
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)_176px_176px] items-start gap-4 max-lg:grid-cols-2">
        <TextField
          label={t('email')}
          className="max-lg:col-span-2"
          type="email"
          name="invite-email"
          autoComplete="off"
          inputMode="email"
          value={draft.email}
          error={form.emailError}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        <Select<Role>
          label={t('role')}
          options={organization.can.inviteAs.map((value) => ({ value, label: roleNames(value) }))}
          value={draft.role}
          error={form.roleError}
          onChange={(role) => change({ role })}
        />
        <Select<InterfaceLanguage>
          label={t('language')}
          options={interfaceLanguages.map((value) => ({ value, label: languageNames[value] }))}
          value={draft.locale}
          onChange={(locale) => change({ locale })}
        />
      </div>
      <RoleRights role={draft.role} />
      <Button type="submit" className="self-start" data-testid="send-invite" isBusy={form.isBusy}>
        {t('send')}
      </Button>
    </form>
  )
}
