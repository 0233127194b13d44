import type { Certificate } from '@candor/contract'
import { formatCertificateCode } from '@candor/domain'
import { useFormatter, useTranslations } from 'use-intl'
import { QrCode } from '../../../shared/ui/qr-code'

/** Groups of eight can be compared by eye. */
const formatHash = (hash: string): string => hash.match(/.{1,8}/g)?.join(' ') ?? ''

/** How the certificate can be checked from paper. */
export function CertificateProof({ certificate, address }: { certificate: Certificate; address: string }) {
  const t = useTranslations('certificate.paper')
  const format = useFormatter()
  const date = format.dateTime(new Date(certificate.issuedAt), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <div className="mt-8 flex flex-wrap items-start gap-6 rounded-xl bg-sunken p-5">
      <QrCode text={address} label={t('qr')} className="size-32 shrink-0 rounded-lg" />
      <dl className="min-w-0 flex-1 basis-64 text-sm">
        <dt className="text-ink-3">{t('code')}</dt>
        <dd className="font-mono text-base break-words" data-testid="certificate-code">
          {formatCertificateCode(certificate.code)}
        </dd>
        <dt className="mt-3 text-ink-3">{t('address')}</dt>
        <dd className="break-all">{address}</dd>
        <dt className="mt-3 text-ink-3">{t('hash')}</dt>
        <dd className="font-mono break-words">{formatHash(certificate.contentHash)}</dd>
        <dd className="mt-1 text-ink-3">{t('hashHint')}</dd>
        <dd className="mt-3 text-ink-2">{t('issued', { date })}</dd>
      </dl>
    </div>
  )
}
