import type { Interviewee } from '@candor/contract'
import { QrCode as QrIcon } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '../../../shared/ui/button'
import { Dialog } from '../../../shared/ui/dialog'
import { QrCode } from '../../../shared/ui/qr-code'

/** What happened to the invitation and when. A reminder is no state, but the company wants to know its date. */
function useHistory({ history, mailedAt, remindedAt }: Interviewee): { label: string; at: string }[] {
  const t = useTranslations('invitations')
  return [
    ...history.map(({ state, at }) => ({ label: t(`states.${state}`), at })),
    ...(mailedAt === null ? [] : [{ label: t('details.mailed'), at: mailedAt }]),
    ...(remindedAt === null ? [] : [{ label: t('details.reminded'), at: remindedAt }]),
  ].sort((a, b) => a.at.localeCompare(b.at))
}

function History({ person }: { person: Interviewee }) {
  const t = useTranslations('invitations')
  const format = useFormatter()
  const formatDate = (at: string): string => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-sm">
      {[...useHistory(person), { label: t('list.until'), at: person.expiresAt }].map(({ label, at }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-ink-2">{label}</dt>
          <dd className="tnum">{formatDate(at)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Each date of one invitation, and the personal link as a QR code. */
export function PersonDetails({ person, name }: { person: Interviewee; name: string }) {
  const t = useTranslations('invitations.details')
  return (
    <Dialog
      title={name}
      width="sm"
      trigger={
        <Button variant="ghost" size="icon" data-testid="person-details" aria-label={t('open', { name })}>
          <QrIcon size={16} aria-hidden="true" />
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <History person={person} />
        {person.url !== null && (
          <div className="flex flex-col items-center gap-3">
            <QrCode
              text={person.url}
              label={t('qr', { name })}
              className="size-56 max-w-full rounded-xl border border-line"
            />
            <p className="text-center text-sm text-ink-2">{t('qrHint')}</p>
          </div>
        )}
      </div>
    </Dialog>
  )
}
