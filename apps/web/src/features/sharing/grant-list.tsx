import type { Grant } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { nowMs } from '../../shared/clock'
import { Avatar } from '../../shared/ui/avatar'
import { Button } from '../../shared/ui/button'
import { Checkbox } from '../../shared/ui/checkbox'
import { QueryState } from '../../shared/ui/query-state'
import { grantsQuery, type ShareTarget } from './share-target'
import { useGranteeName, useRevoke, useWatchChange } from './use-sharing'

/** Until when, what more than this, whether a link was opened, and by whom it was shared. */
function useFacts(grant: Grant, target: ShareTarget): string {
  const t = useTranslations('settings.sharing')
  const until = () => {
    if (grant.expiresAt === null) return t('open')
    const date = new Date(grant.expiresAt)
    return date.getTime() < nowMs() ? t('over', { date }) : t('untilDay', { date })
  }
  const opened = grant.openCount === 0 ? t('neverOpened') : t('opened', { count: grant.openCount })
  return [
    ...(grant.targetType === target.targetType ? [] : [t(`through.${grant.targetType}`)]),
    until(),
    ...(grant.kind === 'member' ? [] : [opened]),
    t('by', { name: grant.grantedBy }),
  ].join(' · ')
}

function GrantRow({ grant, target }: { grant: Grant; target: ShareTarget }) {
  const t = useTranslations('settings.sharing')
  const revoke = useRevoke(target, grant)
  const watch = useWatchChange(target, grant)
  const name = useGranteeName(grant)
  const facts = useFacts(grant, target)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      {grant.kind === 'link' ? (
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-2">
          <Link2 size={17} aria-hidden="true" />
        </span>
      ) : (
        <Avatar name={name} size={36} />
      )}
      <div className="min-w-0 flex-1 basis-52">
        <p className="truncate text-base font-medium">{name}</p>
        <p className="text-sm text-ink-3">{facts}</p>
      </div>
      <Checkbox
        label={
          <>
            <span aria-hidden="true">{t('recordings')}</span>
            <span className="sr-only">{t('recordingsName', { name })}</span>
          </>
        }
        checked={grant.mayWatch}
        disabled={watch.isPending}
        onChange={(mayWatch) => watch.mutate(mayWatch)}
      />
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('revokeName', { name })}
        isBusy={revoke.isPending}
        onClick={() => revoke.mutate()}
      >
        {t('revoke')}
      </Button>
    </li>
  )
}

/** With whom something is shared, until when and by whom. */
export function GrantList({ target }: { target: ShareTarget }) {
  const t = useTranslations('settings.sharing')
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="text-base font-semibold">{t('list')}</h3>
      <div className="mt-2 max-h-[240px] min-h-[120px] overflow-y-auto">
        <QueryState query={useQuery(grantsQuery(target))} failed={t('loadFailed')} skeletonClassName="h-14 mt-2">
          {({ items }) =>
            items.length === 0 ? (
              <p className="py-2 text-sm text-ink-3">{t('empty')}</p>
            ) : (
              <ul className="divide-y divide-line">
                {items.map((grant) => (
                  <GrantRow key={grant.id} grant={grant} target={target} />
                ))}
              </ul>
            )
          }
        </QueryState>
      </div>
    </div>
  )
}
