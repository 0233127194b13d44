import type { SignedInSession } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { AlertDialog } from '../../../../shared/ui/alert-dialog'
import { Button } from '../../../../shared/ui/button'
import { Pill } from '../../../../shared/ui/pill'
import { QueryState } from '../../../../shared/ui/query-state'
import { useRelativeTime } from '../../parts/relative-time'
import { Section } from '../parts/section'
import { sessionsQuery } from './sessions-query'
import { sortCurrentFirst } from './sort-current-first'
import { useEndOthers, useEndSession } from './use-sessions'

function EndSession({ session, device }: { session: SignedInSession; device: string }) {
  const t = useTranslations('settings.sessions')
  const end = useEndSession(session, device)
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={t('endName', { device })}
      isBusy={end.isPending}
      onClick={() => end.mutate()}
    >
      {t('end')}
    </Button>
  )
}

function SessionRow({ session }: { session: SignedInSession }) {
  const t = useTranslations('settings.sessions')
  const format = useFormatter()
  const formatRelative = useRelativeTime()
  const device = session.device || t('unknown')
  const since = format.dateTime(new Date(session.createdAt), { dateStyle: 'medium', timeStyle: 'short' })
  const lines = [t('since', { date: since })]
  if (!session.isCurrent) lines.push(t('seen', { ago: formatRelative(session.lastSeenAt) }))
  return (
    <li className="flex min-h-[60px] items-center gap-4 py-3 first:pt-0 last:pb-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-sunken text-ink-2">
        <MonitorSmartphone size={18} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2.5 text-base font-medium">
          <span className="truncate">{device}</span>
          {session.isCurrent && <Pill tone="ok">{t('current')}</Pill>}
        </p>
        <p className="truncate text-sm text-ink-3">{lines.join(' · ')}</p>
      </div>
      {!session.isCurrent && <EndSession session={session} device={device} />}
    </li>
  )
}

function EndOthers() {
  const t = useTranslations('settings.sessions')
  const [isAsking, setIsAsking] = useState(false)
  const end = useEndOthers()
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setIsAsking}
      trigger={<Button variant="secondary">{t('others')}</Button>}
      title={t('othersTitle')}
      description={t('othersText')}
      confirmLabel={t('others')}
      isDanger
      isBusy={end.isPending}
      onConfirm={() => end.mutate(undefined, { onSettled: () => setIsAsking(false) })}
    />
  )
}

/** Where the person is signed in, and how to end it. */
export function SessionList() {
  const t = useTranslations('settings.sessions')
  const list = useQuery(sessionsQuery())
  const hasOthers = list.data?.items.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <Section title={t('list')} lead={t('listLead')} aside={hasOthers && <EndOthers />}>
      <QueryState query={list} failed={t('loadFailed')} skeletonClassName="h-32">
        {({ items }) => (
          <>
            <ul className="divide-y divide-line">
              {sortCurrentFirst(items).map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {!hasOthers && <p className="mt-3 text-sm text-ink-3">{t('alone')}</p>}
          </>
        )}
      </QueryState>
    </Section>
  )
}
