import type { AuditEvent } from '@candor/contract'
import { useFormatter, useTranslations } from 'use-intl'
import { eventNames } from './event-names'

type Texts = ReturnType<typeof useTranslations<'auditLog'>>

/** A link has no person; an opened one names who shared it. */
const nameGrantee = (t: Texts, { type, grantee }: AuditEvent): string => {
  if (grantee === null && type !== 'share.opened') return t('byLink')
  return grantee?.name ?? t('missing.user')
}

const pickText = ({ type, grantee }: AuditEvent) =>
  type === 'recording.watched' && grantee !== null ? 'watchedByLink' : (`events.${eventNames[type]}` as const)

/** What happened, as one sentence. */
export function useEventText(): (event: AuditEvent) => string {
  const t = useTranslations('auditLog')
  return (event) => {
    const { actor, subject, detail, count } = event
    return t(pickText(event), {
      actor: actor.name ?? t(`someone.${actor.kind}`),
      subject: subject === null ? '' : (subject.name ?? t(`missing.${subject.type}`)),
      grantee: nameGrantee(t, event),
      count: count ?? 0,
      detail: detail === null ? '' : t(`details.${detail}`),
    })
  }
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
