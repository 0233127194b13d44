import type { zOutboxMail } from '@candor/contract'
import { useQuery } from '@tanstack/react-query'
import { Copy, RotateCcw } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { query } from '../../../shared/api/client'
import { useErrorText } from '../../../shared/api/use-error-text'
import { Banner } from '../../../shared/ui/banner'
import { Button } from '../../../shared/ui/button'
import { EmptyState } from '../../../shared/ui/empty-state'
import { Logo } from '../../../shared/ui/logo'
import { SkeletonList } from '../../../shared/ui/skeleton'
import { MAIN_ID, SkipLink } from '../../../shared/ui/skip-link'
import { RelativeTime } from '../parts/relative-time'
import { useCopy } from '../parts/use-copy'
import { linkParts } from './link-parts'

type OutboxMail = z.infer<typeof zOutboxMail>
const REFRESH_MS = 3_000

function MailText({ text }: { text: string }) {
  return (
    <p className="mt-3 text-base whitespace-pre-wrap text-ink-2">
      {linkParts(text).map((part) =>
        part.isLink ? (
          <a key={part.at} href={part.text} className="break-all text-brand-ink underline underline-offset-4">
            {part.text}
          </a>
        ) : (
          <span key={part.at}>{part.text}</span>
        ),
      )}
    </p>
  )
}

function Mail({ mail }: { mail: OutboxMail }) {
  const t = useTranslations('company.outbox')
  const copy = useCopy({ done: t('copied'), failed: t('copyFailed') })
  const code = /\b\d{6}\b/.exec(mail.text)?.[0]
  return (
    <li data-testid="outbox-mail" className="rounded-2xl border border-line bg-card p-5 shadow-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-lg font-semibold">{mail.subject}</h2>
          <p className="truncate text-sm text-ink-3">
            {t('to', { address: mail.to })} · <RelativeTime instant={mail.createdAt} />
          </p>
        </div>
        {code && (
          <Button variant="secondary" size="sm" onClick={() => copy(code)}>
            <Copy size={14} aria-hidden="true" />
            <span className="tnum">{t('code', { code })}</span>
          </Button>
        )}
      </div>
      <MailText text={mail.text} />
    </li>
  )
}

/** Development only: the mails a fresh machine could not send. */
export function OutboxView() {
  const t = useTranslations('company.outbox')
  const errorText = useErrorText()
  const mails = useQuery(query.notification.outbox.list.queryOptions({ refetchInterval: REFRESH_MS }))
  return (
    <div className="mx-auto flex max-w-[760px] flex-col gap-6 px-6 py-6">
      <SkipLink />
      <header className="flex items-center justify-between">
        <a href="/" className="rounded-lg">
          <Logo />
        </a>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            void mails.refetch()
          }}
        >
          <RotateCcw size={15} aria-hidden="true" />
          {t('refresh')}
        </Button>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        <div>
          <h1 className="text-2xl font-semibold">{t('title')}</h1>
          <p className="mt-1 text-base text-ink-2">{t('lead')}</p>
        </div>
        {!mails.data && !mails.isError && <SkeletonList rows={3} />}
        {mails.isError && <Banner tone="bad">{errorText(mails.error)}</Banner>}
        {mails.data?.items.length === 0 && <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>}
        <ul className="flex flex-col gap-4">
          {mails.data?.items.map((mail) => (
            <Mail key={mail.id} mail={mail} />
          ))}
        </ul>
      </main>
    </div>
  )
}
