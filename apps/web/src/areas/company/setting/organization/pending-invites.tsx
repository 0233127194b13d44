import type { Invite } from '@candor/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Button } from '../../../../shared/ui/button'
import { Pill } from '../../../../shared/ui/pill'
import { QueryState } from '../../../../shared/ui/query-state'
import { type Column, Table } from '../../../../shared/ui/table'
import { toast } from '../../../../shared/ui/toaster'
import { invitesQuery } from './organization-queries'

function Withdraw({ invite, organizationId }: { invite: Invite; organizationId: string }) {
  const t = useTranslations('settings.organization.invites')
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const { id, email } = invite
  const withdraw = useMutation({
    mutationFn: () => api.identity.invite.withdraw({ id }),
    onSuccess: () => {
      queryClient.setQueryData(
        invitesQuery(organizationId).queryKey,
        (before) => before && { items: before.items.filter((invite) => invite.id !== id) },
      )
      toast.success(t('withdrawn', { email }))
    },
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => setIsAsking(false),
  })
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      trigger={
        <Button variant="ghost" size="sm" className="whitespace-nowrap" aria-label={t('withdrawName', { email })}>
          {t('withdraw')}
        </Button>
      }
      title={t('withdrawTitle')}
      description={t('withdrawText', { email })}
      confirmLabel={t('withdraw')}
      isBusy={withdraw.isPending}
      onConfirm={() => withdraw.mutate()}
    />
  )
}

function Until({ invite }: { invite: Invite }) {
  const t = useTranslations('settings.organization.invites')
  const format = useFormatter()
  if (invite.isExpired) return <Pill tone="warn">{t('expired')}</Pill>
  return format.dateTime(new Date(invite.expiresAt), { dateStyle: 'medium' })
}

function useColumns(organizationId: string): Column<Invite>[] {
  const t = useTranslations('settings.organization.invites')
  const roles = useTranslations('company.roles')
  return [
    {
      id: 'email',
      header: t('address'),
      className: 'w-full',
      cell: ({ email, invitedBy }) => (
        <div className="grid grid-cols-[minmax(150px,1fr)]">
          <p className="truncate text-base font-medium">{email}</p>
          <p className="truncate text-sm text-ink-3">{`${t('by')}: ${invitedBy}`}</p>
        </div>
      ),
    },
    { id: 'role', header: t('role'), className: 'whitespace-nowrap', cell: ({ role }) => roles(role) },
    {
      id: 'until',
      header: t('until'),
      className: 'whitespace-nowrap text-ink-2',
      cell: (invite) => <Until invite={invite} />,
    },
    {
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      cell: (invite) => <Withdraw invite={invite} organizationId={organizationId} />,
    },
  ]
}

/** Unanswered invites. Expired ones are marked. */
export function PendingInvites({ organizationId }: { organizationId: string }) {
  const t = useTranslations('settings.organization.invites')
  const columns = useColumns(organizationId)
  return (
    <div className="mt-7">
      <h3 className="mb-3 text-base font-semibold">{t('pending')}</h3>
      <QueryState query={useQuery(invitesQuery(organizationId))} failed={t('loadFailed')}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-ink-3">{t('none')}</p>
          ) : (
            <Table caption={t('pending')} columns={columns} rows={items} rowKey={({ id }) => id} />
          )
        }
      </QueryState>
    </div>
  )
}
