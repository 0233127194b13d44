import { supportTicketLimits } from '@candor/domain'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useConfiguration } from '../../../shared/api/use-configuration'
import { dropBackUrl, readBackUrl } from '../../../shared/back-url'
import { DoneArt } from '../../../shared/ui/art'
import { Button } from '../../../shared/ui/button'
import { LinkButton } from '../../../shared/ui/link-button'
import { NoticePage } from '../../../shared/ui/notice-page'
import { TextLink } from '../../../shared/ui/text-link'
import type { SentTicket } from './sent-ticket'
import { SupportForm } from './support-form'

/** Writes to support; afterwards, confirms what was received. */
export function SupportView({ requestId }: { requestId: string | null }) {
  const t = useTranslations('support')
  const [sent, setSent] = useState<SentTicket | null>(null)
  const supportEmail = useConfiguration().data?.supportEmail ?? null
  if (sent) return <Confirmation ticket={sent} onAgain={() => setSent(null)} />
  return (
    <NoticePage title={t('title')} actions={<BackButton />}>
      <p>
        {supportEmail === null ? t('noPromise') : t('promise', { hours: supportTicketLimits.repliesWithinHours })}{' '}
        {supportEmail !== null &&
          t.rich('alsoByMail', { mail: () => <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink> })}
      </p>
      <SupportForm requestId={requestId} onSent={setSent} />
    </NoticePage>
  )
}

/** The way back to the page from which support was opened; nothing where there was none. */
function BackButton() {
  const t = useTranslations('support')
  const [backUrl] = useState(readBackUrl)
  if (backUrl === null) return null
  return (
    <LinkButton href={backUrl} variant="secondary" size="lg" onClick={dropBackUrl}>
      {t('back')}
    </LinkButton>
  )
}

function Confirmation({ ticket, onAgain }: { ticket: SentTicket; onAgain: () => void }) {
  const t = useTranslations('support')
  const { email, reference, isConfirmationMailed, repliesWithinHours: hours } = ticket
  const mail = () => <span className="font-medium break-words text-ink">{email}</span>
  return (
    <NoticePage
      art={<DoneArt />}
      title={t('sentTitle')}
      actions={
        <>
          <BackButton />
          <Button variant="secondary" size="lg" onClick={onAgain}>
            {t('another')}
          </Button>
        </>
      }
    >
      <div role="status">
        <p>{hours === null ? t.rich('sentNoPromise', { mail }) : t.rich('sentPromise', { mail, hours })}</p>
        <p className="tnum mt-2">{t('sentReference', { reference })}</p>
        {isConfirmationMailed && <p className="mt-2">{t('confirmed')}</p>}
      </div>
    </NoticePage>
  )
}
