import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../../../shared/api/client'
import { useErrorText } from '../../../../shared/api/use-error-text'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Button } from '../../../../shared/ui/button'
import { LinkButton } from '../../../../shared/ui/link-button'
import { QueryState } from '../../../../shared/ui/query-state'
import { toast } from '../../../../shared/ui/toaster'
import { Section } from '../parts/section'
import { linkedQuery } from './linked-query'

const HERE = '/company/setting/profile'
type Account = Awaited<ReturnType<typeof api.identity.social.list>>['items'][number]

function useUnlink({ provider, label }: Account) {
  const t = useTranslations('settings.profile.linked')
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: () => api.identity.social.unlink({ provider }),
    onSuccess: () => {
      queryClient.setQueryData(
        linkedQuery().queryKey,
        (before) =>
          before && {
            items: before.items.map((item) => (item.provider === provider ? { ...item, linkedAt: null } : item)),
          },
      )
      toast.success(t('unlinked', { provider: label }))
    },
    onError: (error) => toast.error(errorText(error)),
  })
}

function Unlink({ account }: { account: Account }) {
  const t = useTranslations('settings.profile.linked')
  const [isAsking, setIsAsking] = useState(false)
  const unlink = useUnlink(account)
  const provider = account.label
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      trigger={<Button variant="ghost">{t('unlink', { provider })}</Button>}
      title={t('unlinkTitle', { provider })}
      description={t('unlinkText', { provider })}
      confirmLabel={t('unlink', { provider })}
      isBusy={unlink.isPending}
      onConfirm={() => unlink.mutate(undefined, { onSettled: () => setIsAsking(false) })}
    />
  )
}

function AccountRow({ account }: { account: Account }) {
  const t = useTranslations('settings.profile.linked')
  const { provider, label, linkedAt } = account
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="truncate text-base font-medium">{label}</p>
        <p className="text-sm text-ink-3">{linkedAt ? t('since', { date: new Date(linkedAt) }) : t('none')}</p>
      </div>
      {linkedAt ? (
        <Unlink account={account} />
      ) : (
        <LinkButton
          variant="secondary"
          href={`/api/identity/connect/${provider}?return_url=${encodeURIComponent(HERE)}`}
        >
          {t('link', { provider: label })}
        </LinkButton>
      )}
    </li>
  )
}

/** Accounts elsewhere that sign in here; nothing is shown where the operator configured none. */
export function LinkedSection() {
  const t = useTranslations('settings.profile.linked')
  const list = useQuery(linkedQuery())
  // At the foot of the page: it may come later, but must not be there and vanish.
  if (list.isError ? false : !list.data?.items.length) return null
  return (
    <Section title={t('title')} lead={t('lead')}>
      <QueryState query={list} failed={t('loadFailed')}>
        {({ items }) => (
          <ul className="divide-y divide-line">
            {items.map((account) => (
              <AccountRow key={account.provider} account={account} />
            ))}
          </ul>
        )}
      </QueryState>
    </Section>
  )
}
