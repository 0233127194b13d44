import type { Grant } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { nowMs } from '../../shared/clock'
import { Avatar } from '../../shared/ui/avatar'
import { Button } from '../../shared/ui/button'
import { QueryState } from '../../shared/ui/query-state'
import { grantsQuery } from './share-target'
import { useRevoke } from './use-sharing'

function GrantRow({ grant }: { grant: Grant }) {
  const t = useTranslations('settings.sharing')
  const revoke = useRevoke(grant)
  const until = () => {
    if (grant.expiresAt === null) return t('open')
    const date = new Date(grant.expiresAt)
    return date.getTime() < nowMs() ? t('over', { date }) : t('untilDay', { date })
  }
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Avatar name={grant.name} size={36} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-base font-medium">{grant.name}</p>
        <p className="truncate text-sm text-ink-3">
          {until()} · {t('by', { name: grant.grantedBy })}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('revokeName', { name: grant.name })}
        isBusy={revoke.isPending}
        onClick={() => revoke.mutate()}
      >
        {t('revoke')}
      </Button>
    </li>
  )
}

/** With whom something is shared, until when and by whom. */
export function GrantList({ targetId }: { targetId: string }) {
  const t = useTranslations('settings.sharing')
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="text-base font-semibold">{t('list')}</h3>
      <div className="mt-2 max-h-[240px] min-h-[120px] overflow-y-auto">
        <QueryState query={useQuery(grantsQuery(targetId))} failed={t('loadFailed')} skeletonClassName="h-14 mt-2">
          {({ items }) =>
            items.length === 0 ? (
              <p className="py-2 text-sm text-ink-3">{t('empty')}</p>
            ) : (
              <ul className="divide-y divide-line">
                {items.map((grant) => (
                  <GrantRow key={grant.id} grant={grant} />
                ))}
              </ul>
            )
          }
        </QueryState>
      </div>
    </div>
  )
}
