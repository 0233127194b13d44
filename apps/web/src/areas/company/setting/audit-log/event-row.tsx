import type { AuditEvent } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'
import { eventNames } from './event-names'

/** What happened, as one sentence. */
export function useEventText(): (event: AuditEvent) => string {
  const t = useTranslations('auditLog')
  return ({ type, actor, subject, grantee, detail, count }) =>
    t(`events.${eventNames[type]}`, {
      actor: actor.name ?? t(`someone.${actor.kind}`),
      subject: subject === null ? '' : (subject.name ?? t(`missing.${subject.type}`)),
      // A link has no person; an opened one names who shared it.
      grantee: grantee === null && type !== 'share.opened' ? t('byLink') : (grantee?.name ?? t('missing.user')),
      count: count ?? 0,
      detail: detail === null ? '' : t(`details.${detail}`),
    })
}

/** One event: what happened, when, and in which browser. */
export function EventRow({ event }: { event: AuditEvent }) {
  const t = useTranslations('auditLog')
  const format = useFormatter()
  const formatEvent = useEventText()
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="text-base wrap-anywhere">{formatEvent(event)}</p>
      <p className="text-sm text-ink-3">
        <time dateTime={event.at}>
          {format.dateTime(new Date(event.at), { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
        {' · '}
        {event.device === '' ? t('unknownDevice') : event.device}
      </p>
    </li>
  )
}
