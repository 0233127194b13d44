import type { Member, Role } from '@candor/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { toast } from '../../../../shared/ui/toaster'
import { reloadIntoOrganization } from '../../frame/reload-into-organization'
import { usePersonName } from '../parts/person-name'
import { membersQuery, renewRights } from './organization-queries'

/** Changes a member's role. Shows the chosen role until the server answers, then the role that applies. */
export function useChangeRole(member: Member, organizationId: string) {
  const t = useTranslations('settings.organization.members')
  const roles = useTranslations('company.roles')
  const name = usePersonName()(member)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (role: Role) => api.identity.member.changeRole({ id: member.id, role }),
    onSuccess: async (changed) => {
      queryClient.setQueryData(
        membersQuery().queryKey,
        (before) => before && { items: before.items.map((member) => (member.id === changed.id ? changed : member)) },
      )
      toast.success(t('changed', { name, role: roles(changed.role) }))
      await renewRights(queryClient, organizationId)
    },
  })
}

/** Removes a member. If the person leaves, the app continues in another organization. */
export function useRemoveMember(member: Member, organizationId: string) {
  const t = useTranslations('settings.organization.members')
  const name = usePersonName()(member)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await api.identity.member.remove({ id: member.id })
      if (member.isSelf)
        await reloadIntoOrganization(queryClient, { organizationId: null, path: '/company/interview-sets' })
    },
    onSuccess: async () => {
      if (member.isSelf) return
      toast.success(t('removed', { name }))
      queryClient.setQueryData(
        membersQuery().queryKey,
        (before) => before && { items: before.items.filter(({ id }) => id !== member.id) },
      )
      await renewRights(queryClient, organizationId)
    },
  })
}
